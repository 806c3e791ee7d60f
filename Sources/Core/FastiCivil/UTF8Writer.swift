/// A buffer of text as UTF-8 bytes: pure code writes bytes, because Unicode tables would be larger than the engines.
///
/// ```swift
/// var writer = UTF8Writer()
/// writer.write(Day(year: 2026, month: 6, day: 19))
/// writer.write(",")
/// writer.write(7, width: 2)
/// print(writer.string)  // 2026-06-19,07
/// ```
public struct UTF8Writer: Sendable {
  /// The bytes written so far.
  public var bytes: [UInt8]

  /// An empty text with reserved capacity in bytes.
  public init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Appends what the closure writes, at most `room` bytes: for lines of many parts, so that capacity is checked
  /// once.
  @inlinable @inline(__always)
  public mutating func write(room: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    bytes.append(addingCapacity: room, initializingWith: body)
  }

  /// Appends one byte.
  @inline(__always)
  public mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Appends constant text.
  @inline(__always)
  public mutating func write(_ text: StaticString) { write(room: text.utf8CodeUnitCount) { $0.write(text) } }

  /// Appends text.
  public mutating func write(text: String) {
    let text = text.utf8.span
    write(room: text.count) { $0.write(text) }
  }

  /// Appends bytes that are already UTF-8; if nothing is written yet they are moved, not copied.
  public mutating func write(utf8: [UInt8]) {
    if bytes.isEmpty, bytes.capacity < utf8.count {
      bytes = utf8
    } else {
      write(room: utf8.count) { $0.write(utf8.span) }
    }
  }

  /// Appends a number in decimal, padded with zeros on the left to `width` digits.
  public mutating func write(_ number: Int, width: Int = 1) {
    // 64 bits have no more than 20 digits; one more for the sign.
    write(room: 1 + max(20, width)) { $0.write(number, width: width) }
  }

  /// The text as a `String`.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The text that the closure writes, at most `room` bytes: without the buffer of a writer, which would be copied.
  @inlinable @inline(__always)
  package init(room: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    self.init(unsafeUninitializedCapacity: room) { memory in
      var span = OutputSpan(buffer: memory, initializedCount: 0)
      body(&span)
      return span.finalize(for: memory)
    }
  }
}

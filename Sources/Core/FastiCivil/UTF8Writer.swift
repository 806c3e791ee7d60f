/// Text being written, as UTF-8 bytes: pure code writes bytes, because Unicode tables cost more than the engines.
public struct UTF8Writer: Sendable {
  /// What has been written so far.
  public var bytes: [UInt8]

  /// An empty text, with room for that many bytes.
  public init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Appends one byte.
  @inline(__always)
  public mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Appends constant text.
  @inline(__always)
  public mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends text.
  public mutating func write(text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends bytes that are already UTF-8.
  public mutating func write(utf8: [UInt8]) { bytes.append(contentsOf: utf8) }

  /// Appends a number in decimal, padded with zeros on the left to `width` digits.
  public mutating func write(_ number: Int, width: Int = 1) {
    if number < 0 { bytes.append(0x2D) }
    // 64 bits also where Int has 32, so that the divisor cannot overflow: 19 digits hold every Int.
    let magnitude = UInt64(number.magnitude)
    var digits = 1
    var divisor: UInt64 = 1
    while digits < 20, magnitude / divisor >= 10 {
      digits += 1
      divisor *= 10
    }
    for _ in 0..<max(0, width - digits) { bytes.append(0x30) }
    var rest = magnitude
    while divisor > 0 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  /// What was written, as a `String`.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

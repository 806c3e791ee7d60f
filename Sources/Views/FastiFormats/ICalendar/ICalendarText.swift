import FastiCivil

/// Content lines: escaped, folded, ended.
/// - Source: RFC 5545, sections 3.1 and 3.3.11.
enum ICalendarText {
  /// The octets a line may have without its end.
  private static let width = 75

  /// Writes `NAME:text` with the text escaped; line breaks become `\n`, other control characters go.
  static func write(_ name: StaticString, escaping bytes: String.UTF8View, to writer: inout UTF8Writer) {
    var fold = Fold(name, &writer)
    for byte in bytes {
      switch byte {
      case 0x5C, 0x3B, 0x2C: fold.put([0x5C, byte], &writer)
      case 0x0A: fold.put([0x5C, 0x6E], &writer)
      case 0x09: fold.put([0x20], &writer)
      case 0..<0x20, 0x7F: break
      default: fold.put(byte, &writer)
      }
    }
    fold.end(&writer)
  }

  /// Writes `NAME:value` for a value that has no characters to escape, such as a URI.
  static func write(_ name: StaticString, plain bytes: String.UTF8View, to writer: inout UTF8Writer) {
    var fold = Fold(name, &writer)
    for byte in bytes where byte > 0x20 && byte != 0x7F { fold.put(byte, &writer) }
    fold.end(&writer)
  }

  /// Breaks lines so that no character and no escape is cut.
  private struct Fold {
    private var column: Int
    /// The bytes of a character that is not whole yet.
    private var pending: [UInt8] = []

    init(_ name: StaticString, _ writer: inout UTF8Writer) {
      writer.write(name)
      writer.write(":")
      column = name.utf8CodeUnitCount + 1
    }

    /// A byte of UTF-8; written once its character is whole.
    mutating func put(_ byte: UInt8, _ writer: inout UTF8Writer) {
      if byte < 0x80 || byte >= 0xC0 { flush(&writer) }
      if byte < 0x80 { return put([byte], &writer) }
      pending.append(byte)
    }

    /// Bytes that stay together.
    mutating func put(_ bytes: [UInt8], _ writer: inout UTF8Writer) {
      flush(&writer)
      write(bytes, &writer)
    }

    mutating func end(_ writer: inout UTF8Writer) {
      flush(&writer)
      writer.write("\r\n")
    }

    private mutating func flush(_ writer: inout UTF8Writer) {
      guard !pending.isEmpty else { return }
      write(pending, &writer)
      pending.removeAll(keepingCapacity: true)
    }

    private mutating func write(_ bytes: [UInt8], _ writer: inout UTF8Writer) {
      if column + bytes.count > ICalendarText.width {
        writer.write("\r\n ")
        column = 1
      }
      writer.write(utf8: bytes)
      column += bytes.count
    }
  }
}

import FastiCivil

/// Content lines: escaped, folded, ended.
/// - Source: RFC 5545, sections 3.1 and 3.3.11.
enum ICalendarText {
  /// The octets a line may have without its end.
  private static let width = 75

  /// Writes `NAME:text` with the text escaped; line breaks become `\n`, other control characters go.
  static func write(_ name: StaticString, escaping text: String, to writer: inout UTF8Writer) {
    var text = text
    text.withUTF8 { bytes in
      begin(name, &writer)
      // Most texts are short and hold nothing to escape.
      if name.utf8CodeUnitCount + 1 + bytes.count <= width, bytes.allSatisfy(isPlain) {
        writer.bytes.append(contentsOf: bytes)
      } else {
        fold(bytes, from: name.utf8CodeUnitCount + 1, &writer)
      }
    }
    writer.write("\r\n")
  }

  /// Writes `NAME:value` for a value that has no characters to escape, such as a URI.
  static func write(_ name: StaticString, plain text: String, to writer: inout UTF8Writer) {
    begin(name, &writer)
    var line = Line(column: name.utf8CodeUnitCount + 1)
    for byte in text.utf8 where byte > 0x20 && byte != 0x7F { line.write(byte, &writer) }
    writer.write("\r\n")
  }

  private static func begin(_ name: StaticString, _ writer: inout UTF8Writer) {
    writer.write(name)
    writer.write(byte: 0x3A)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F && byte != 0x5C && byte != 0x3B && byte != 0x2C
  }

  private static func fold(_ bytes: UnsafeBufferPointer<UInt8>, from column: Int, _ writer: inout UTF8Writer) {
    var line = Line(column: column)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case 0x5C, 0x3B, 0x2C: line.write(0x5C, byte, &writer)
      case 0x0A: line.write(0x5C, 0x6E, &writer)
      case 0x09: line.write(0x20, &writer)
      case 0..<0x20, 0x7F: break
      case 0x20..<0x80: line.write(byte, &writer)
      default:
        // A character of several bytes stays together.
        let start = place - 1
        while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
        line.makeRoom(for: place - start, &writer)
        for inner in start..<place { writer.write(byte: bytes[inner]) }
      }
    }
  }

  /// Breaks lines so that no character and no escape is cut.
  private struct Line {
    var column: Int

    /// Begins another line where so many octets have no room in this one.
    @inline(__always)
    mutating func makeRoom(for count: Int, _ writer: inout UTF8Writer) {
      if column + count > ICalendarText.width {
        writer.write("\r\n ")
        column = 1
      }
      column += count
    }

    @inline(__always)
    mutating func write(_ byte: UInt8, _ writer: inout UTF8Writer) {
      makeRoom(for: 1, &writer)
      writer.write(byte: byte)
    }

    @inline(__always)
    mutating func write(_ first: UInt8, _ second: UInt8, _ writer: inout UTF8Writer) {
      makeRoom(for: 2, &writer)
      writer.write(byte: first)
      writer.write(byte: second)
    }
  }
}

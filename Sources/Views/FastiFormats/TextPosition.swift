/// A position in a text: the line and the character in it, both counted from 1.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The line. Lines end with a line feed, a carriage return, or both.
  public let line: Int
  /// The character in the line: a Unicode scalar, which can have any width on a screen.
  public let column: Int

  public init(line: Int, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// The position of a byte of a text. A byte order mark at its beginning is not counted.
  /// - Complexity: O(offset); use ``TextPositions`` for many positions in one text.
  public init(offset: Int, in bytes: [UInt8]) {
    self.init(offset: offset, in: bytes, from: ByteOrderMark.length(in: bytes), at: TextPosition(line: 1))
  }

  /// The position of a byte after one whose position is known.
  init(offset: Int, in bytes: [UInt8], from start: Int, at place: TextPosition) {
    var (line, column) = (place.line, place.column)
    var index = start
    while index < min(offset, bytes.count) {
      let byte = bytes[index]
      index += 1
      let isInsideBreak = byte == UInt8(ascii: "\r") && index < bytes.count && bytes[index] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isInsideBreak) {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(line: line, column: column)
  }

  /// Earlier in the text is smaller.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The mark that some programs write before UTF-8. It is skipped.
enum ByteOrderMark {
  /// Its length at the beginning of a text in bytes: 3 or 0.
  static func length(in bytes: [UInt8]) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }
}

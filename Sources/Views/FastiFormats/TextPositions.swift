/// The positions of a text, found without reading it from the beginning each time.
///
/// It has a mark every 1,024 bytes, so that a file with a thousand mistakes on one line of megabytes is read quickly.
struct TextPositions: Sendable {
  private let marks: [TextPosition]
  private static let distance = 1_024

  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    var marks = [TextPosition(offset: 0, in: bytes)]
    marks.reserveCapacity(bytes.count / Self.distance + 1)
    var start = ByteOrderMark.length(in: bytes)
    while let last = marks.last, marks.count * Self.distance < bytes.count {
      let offset = marks.count * Self.distance
      marks.append(TextPosition(offset: offset, in: bytes, from: start, at: last))
      start = offset
    }
    self.marks = marks
  }

  /// The position of a byte of that text.
  /// - Complexity: O(1).
  func place(of offset: Int, in bytes: [UInt8]) -> TextPosition {
    let mark = min(offset / Self.distance, marks.count - 1)
    let start = mark == 0 ? ByteOrderMark.length(in: bytes) : mark * Self.distance
    return TextPosition(offset: offset, in: bytes, from: start, at: marks[mark])
  }
}

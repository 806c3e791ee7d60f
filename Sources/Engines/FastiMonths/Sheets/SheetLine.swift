/// A line of a page: words at one height, from left to right, and the cells that wide gaps separate.
struct SheetLine {
  var words: [SheetWord]

  /// Words farther apart than 9 points are in different cells.
  static let gap = 900

  var middle: Int { words.isEmpty ? 0 : words[0].middle }

  var tokens: [Token] { SheetLine.tokens(words) }

  /// The cells: words joined, with the edges of what they cover.
  var cells: [SheetCell] {
    var cells: [SheetCell] = []
    for word in words {
      if let last = cells.last, word.left - last.right <= SheetLine.gap {
        cells[cells.count - 1].words.append(word)
        cells[cells.count - 1].right = max(last.right, word.right)
      } else {
        cells.append(SheetCell(words: [word], left: word.left, right: word.right))
      }
    }
    return cells
  }

  /// - Parameter readsScripts: See ``Tokenizer/tokens(_:readsScripts:)``. Words in Arabic letters follow each other from
  ///   right to left.
  static func tokens(_ words: [SheetWord], readsScripts: Bool = false) -> [Token] {
    let isTurned = readsScripts && words.contains { $0.text.isArabic } && !words.contains { $0.text.isLatin }
    let texts = words.map { $0.text }
    let line = (isTurned ? texts.reversed() : texts).joined(separator: [UInt8(ascii: " ")])
    return Tokenizer.tokens(Array(line), readsScripts: readsScripts)
  }

  /// The lines of a page, top down. Words belong to one line when their middles are nearer than half their height.
  static func lines(_ words: [SheetWord]) -> [SheetLine] {
    var lines: [SheetLine] = []
    for word in words.sorted(by: { ($0.middle, $0.left) < ($1.middle, $1.left) }) {
      if let last = lines.last, word.middle - last.middle <= min(word.height, last.words[0].height) / 2 {
        lines[lines.count - 1].words.append(word)
      } else {
        lines.append(SheetLine(words: [word]))
      }
    }
    for place in lines.indices { lines[place].words.sort { $0.left < $1.left } }
    return lines
  }
}

/// Adjacent words.
struct SheetCell {
  var words: [SheetWord]
  let left: Int
  var right: Int

  var tokens: [Token] { SheetLine.tokens(words) }
}

extension [UInt8] {
  fileprivate var isArabic: Bool { contains { (0xD8...0xDB).contains($0) } }
  fileprivate var isLatin: Bool {
    contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }
}

/// Where a sentence stands: its line in a file, and the text that columns are counted in.
struct SentenceSource {
  /// From 1; 0 when the text is a single sentence.
  var line: Int
  /// The line, or the sentence.
  var text: ArraySlice<UInt8>
  /// Whether the text was read before and kept, so that a check that came later does not refuse it.
  var isKept = false

  /// The place of a word of the text, in characters from 1; 0 for a word of another text.
  func column(of word: Word) -> Int { column(at: word.bytes.startIndex) }

  /// The place right behind a word; behind the whole text for none. 0 where there is no text.
  func column(behind word: Word?) -> Int {
    text.isEmpty ? 0 : column(at: word?.bytes.endIndex ?? text.endIndex)
  }

  private func column(at index: Int) -> Int {
    guard index >= text.startIndex, index <= text.endIndex else { return 0 }
    var column = 1
    // A byte that continues a character is none of its own.
    for byte in text[..<index] where byte & 0xC0 != 0x80 { column += 1 }
    return column
  }
}

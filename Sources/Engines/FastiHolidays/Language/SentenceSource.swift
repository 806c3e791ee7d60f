/// The location of a sentence: its line in a file, and the text in which columns are counted.
struct SentenceSource {
  /// From 1; 0 when the text is a single sentence.
  var line: Int
  /// The line, or the sentence.
  var text: ArraySlice<UInt8>
  /// Whether the text was stored before, so that a check that was added later does not refuse it.
  var isKept = false

  /// The column of a word of the text, in characters from 1; 0 for a word of another text.
  func column(of word: Word) -> Int { column(at: word.bytes.startIndex) }

  /// The column right after a word, or after the whole text without a word. 0 if there is no text.
  func column(behind word: Word?) -> Int {
    text.isEmpty ? 0 : column(at: word?.bytes.endIndex ?? text.endIndex)
  }

  private func column(at index: Int) -> Int {
    guard index >= text.startIndex, index <= text.endIndex else { return 0 }
    var column = 1
    // A continuation byte is not a character.
    for byte in text[..<index] where byte & 0xC0 != 0x80 { column += 1 }
    return column
  }
}

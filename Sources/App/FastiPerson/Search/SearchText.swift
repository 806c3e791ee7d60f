import FastiRecords

/// Text in a form for comparisons in a search: lower case without diacritics, as bytes.
enum SearchText {
  /// The words of a text, folded.
  static func words(_ text: String) -> [[UInt8]] { folded(text).split { $0 <= 0x20 }.map { Array($0) } }

  static func holds(_ text: String, _ words: [[UInt8]]) -> Bool {
    let text = folded(text)
    return words.allSatisfy { occurs($0, in: text) }
  }

  static func holdsAny(_ text: String, _ words: [[UInt8]]) -> Bool {
    let text = folded(text)
    return words.contains { occurs($0, in: text) }
  }

  private static func folded(_ text: String) -> [UInt8] { Array(Diacritics.text(text).lowercased().utf8) }

  private static func occurs(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    return (0...(text.count - word.count)).contains { text[$0...].starts(with: word) }
  }
}

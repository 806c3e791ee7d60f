import Foundation

/// Writes the phrases of the pages, as the cases of an enumeration.
///
/// The keys of the file of words without a dot are those of phrases; the others are sentences of errors and commands.
/// Pages use some of these too, which are listed.
enum Phrases {
  static func write(to output: String, from words: String, with sentences: [String]) throws {
    let keys = try WordsFile.lines(words).map(\.key).filter { !$0.contains(".") || sentences.contains($0) }
    let cases = keys.map { key in
      let name = WordsFile.name(key)
      return "  case `\(name)`\(name == key ? "" : " = \"\(key)\"")\n"
    }
    let text = """
      // Generated from Data/Words/en.words by embed-text; do not edit.

      /// A phrase of the interface. Its raw value is its key in the files of words, `Data/Words`; what it says is there.
      public enum Phrase: String, CaseIterable, Hashable, Sendable {
      \(cases.joined())}

      """
    try EmbedText.write(text, to: output)
  }
}

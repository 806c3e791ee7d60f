import Foundation

/// Writes the English texts that a module uses, as Swift constants.
///
/// A group is the first part of a key, `civil.` of `civil.noDate`; for keys without dots it is a prefix (`cal` of
/// `calHijri`) or the whole key. `civil.field.year` becomes `Template.civilFieldYear`.
enum Templates {
  static func write(to output: String, from words: String, importing module: String, groups: [String]) throws {
    var lines = ""
    for (key, text) in try WordsFile.lines(words) {
      guard groups.contains(where: { holds($0, key) }) else { continue }
      guard !text.contains("\"#"), !text.contains("\\#") else { throw CocoaError(.fileReadCorruptFile) }
      lines += "  static var \(WordsFile.name(key)): Template { Template(\"\(key)\", #\"\(text)\"#) }\n"
    }
    let text = """
      // Generated from Data/Words/en.words by embed-text; do not edit.

      \(module.isEmpty ? "" : "import \(module)\n\n")extension Template {
      \(lines)}

      """
    try EmbedText.write(text, to: output)
  }

  private static func holds(_ group: String, _ key: String) -> Bool {
    guard key.hasPrefix(group) else { return false }
    return group.hasSuffix(".") || (key.dropFirst(group.count).first?.isUppercase ?? true)
  }
}

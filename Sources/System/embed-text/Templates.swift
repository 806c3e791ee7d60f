import Foundation

/// Writes the English texts that a module says itself, as constants of Swift.
///
/// A group is the first part of a key, `civil.` of `civil.noDate`; of keys without dots it is how they begin (`cal` of
/// `calHijri`) or the whole key. `civil.field.year` becomes `Template.civilFieldYear`.
enum Templates {
  static func write(to output: String, from words: String, importing module: String, groups: [String]) throws {
    var lines = ""
    for line in try String(contentsOfFile: words, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: " = ")
      let (key, text) = (parts[0], parts.dropFirst().joined(separator: " = "))
      guard groups.contains(where: { holds($0, key) }) else { continue }
      guard !text.contains("\"#"), !text.contains("\\#") else { throw CocoaError(.fileReadCorruptFile) }
      lines += "    static var \(name(key)): Template { Template(\"\(key)\", #\"\(text)\"#) }\n"
    }
    let text = """
      // Generated from Data/Words/en.words by embed-text; do not edit.

      #if !hasFeature(Embedded)
      \(module.isEmpty ? "" : "  import \(module)\n")  extension Template {
      \(lines)  }
      #endif

      """
    try EmbedText.write(text, to: output)
  }

  private static func holds(_ group: String, _ key: String) -> Bool {
    guard key.hasPrefix(group) else { return false }
    return group.hasSuffix(".") || (key.dropFirst(group.count).first?.isUppercase ?? true)
  }

  private static func name(_ key: String) -> String {
    let parts = key.split(separator: ".")
    return parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

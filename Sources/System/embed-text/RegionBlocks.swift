import Foundation

/// Splits a file of rules into its regions, so that a program can read the text of one region alone.
enum RegionBlocks {
  /// Each region's code and text, in the order of the file; the text before the first region belongs to it.
  static func split(_ text: String) throws -> [(String, String)] {
    var blocks: [(code: String, lines: [Substring])] = []
    var head: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.count == 2, words[0] == "region" {
        blocks.append((String(words[1]), head))
        head = []
      }
      if blocks.isEmpty { head.append(line) } else { blocks[blocks.count - 1].lines.append(line) }
    }
    guard !blocks.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    return blocks.map { ($0.code, $0.lines.joined(separator: "\n")) }
  }
}

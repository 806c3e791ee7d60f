import Foundation

/// Writes one Swift file that contains every given file as `StaticString` constants.
///
/// `embed-text OUTPUT TYPE LABEL FILE...` — a `StaticString` compiles at once, while a `[String]` literal or SwiftPM's byte
/// arrays cost seconds and gigabytes. Each file becomes a `TYPE` whose `LABEL` is the file's name: complete if the label is
/// `name`, otherwise without its extension. A file of rules (`.rules`) becomes one `TYPE` for each of its regions, named by
/// the region's code, and all of them get an index; see ``RegionLines``. A picture (`.png`) and a typeface (`.woff2`) are
/// not text, so they are encoded in Base64.
///
/// `embed-text --templates OUTPUT WORDS IMPORT GROUP...` writes the texts of a file of words whose keys begin with one of
/// the groups, each as a `Template`; see ``Templates``. `embed-text --phrases OUTPUT WORDS KEY...` writes its keys as the
/// cases of `Phrase`; see ``Phrases``. `embed-text --almanacs OUTPUT FILE...` writes tables of months; see ``Almanacs``.
@main enum EmbedText {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else { throw CocoaError(.fileNoSuchFile) }
    if arguments[0] == "--templates" {
      return try Templates.write(
        to: arguments[1], from: arguments[2], importing: arguments[3], groups: Array(arguments.dropFirst(4)))
    }
    if arguments[0] == "--phrases" {
      return try Phrases.write(to: arguments[1], from: arguments[2], with: Array(arguments.dropFirst(3)))
    }
    if arguments[0] == "--almanacs" {
      return try Almanacs.write(to: arguments[1], from: Array(arguments.dropFirst(2)))
    }
    let (output, type, label) = (arguments[0], arguments[1], arguments[2])
    var entries = ""
    var hashes = ""
    var regions: [RegionLines] = []
    for path in arguments.dropFirst(3) {
      let url = URL(filePath: path)
      let body =
        ["png", "woff2"].contains(url.pathExtension)
        ? try Data(contentsOf: url).base64EncodedString() : try String(contentsOf: url, encoding: .utf8)
      guard !body.contains("\"\"\"##"), !body.contains("\\##") else { throw CocoaError(.fileReadCorruptFile) }
      let name = (label == "name" ? url : url.deletingPathExtension()).lastPathComponent
      for (name, body) in try url.pathExtension == "rules" ? RegionBlocks.split(body) : [(name, body)] {
        entries += "    \(type)(\n      \(label): \"\(name)\", text: ##\"\"\"\n\(body)\n\"\"\"##,\n"
        entries += "      hash: \"\(hash(of: body))\"),\n"
        hashes += "\(name) \(hash(of: body))\n"
        if url.pathExtension == "rules" { regions.append(RegionLines(body)) }
      }
    }
    let text = """
      // Generated from the files of Data by embed-text; do not edit.

      extension \(type) {
        /// Every file of its folder that ships with the program, sorted by file name.
        public static let all: [\(type)] = [
      \(entries)  ]

        /// One hash over all names and hashes: a store that keeps it knows whether it has these texts.
        public static let fingerprint: StaticString = "\(hash(of: hashes))"
      }
      \(RegionLines.index(of: regions))
      """
    try write(text, to: output)
  }

  /// Writes a file, unless it has the same content already, so that files made from it need not be made again.
  static func write(_ text: String, to output: String) throws {
    if (try? String(contentsOfFile: output, encoding: .utf8)) == text { return }
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// The 64-bit FNV-1a hash of the text's UTF-8, sixteen hexadecimal digits. (Swift's own hashes differ in every run.)
  private static func hash(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

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

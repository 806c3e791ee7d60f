import Foundation

/// Writes one Swift file that holds every text file given, as `StaticString` constants.
///
/// `embed-text OUTPUT FILE...` — a `StaticString` compiles at once, where a `[String]` literal or SwiftPM's byte
/// arrays cost seconds and gigabytes.
@main enum EmbedText {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { throw CocoaError(.fileNoSuchFile) }
    var entries = ""
    var hashes = ""
    for path in arguments.dropFirst() {
      let url = URL(filePath: path)
      let body = try String(contentsOf: url, encoding: .utf8)
      guard !body.contains("\"\"\"##"), !body.contains("\\##") else { throw CocoaError(.fileReadCorruptFile) }
      let name = url.deletingPathExtension().lastPathComponent
      entries += "    ShippedRegion(\n      code: \"\(name)\", text: ##\"\"\"\n\(body)\n\"\"\"##,\n"
      entries += "      hash: \"\(hash(of: body))\"),\n"
      hashes += "\(name) \(hash(of: body))\n"
    }
    let text = """
      // Generated from Data/Regions by embed-text; do not edit.

      extension ShippedRegion {
        /// Every region file that ships with the program, sorted by file name.
        public static let all: [ShippedRegion] = [
      \(entries)  ]

        /// One hash over all names and hashes: a store that was seeded with it holds these very texts.
        public static let fingerprint: StaticString = "\(hash(of: hashes))"
      }

      """
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

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
    for path in arguments.dropFirst() {
      let url = URL(filePath: path)
      let body = try String(contentsOf: url, encoding: .utf8)
      guard !body.contains("\"\"\"##") else { throw CocoaError(.fileReadCorruptFile) }
      let name = url.deletingPathExtension().lastPathComponent
      entries += "    ShippedRegion(code: \"\(name)\", text: ##\"\"\"\n\(body)\n\"\"\"##),\n"
    }
    let text = """
      // Generated from Data/Regions by embed-text; do not edit.

      extension ShippedRegion {
        /// Every region file that ships with the program, sorted by file name.
        public static let all: [ShippedRegion] = [
      \(entries)  ]
      }

      """
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }
}

import Foundation

/// Writes the tables of months as the cases of an enumeration, each with its text, which is read when it is first asked for.
enum Almanacs {
  static func write(to output: String, from paths: [String]) throws {
    var (cases, names, tables, constants) = ("", "", "", "")
    for path in paths {
      let url = URL(filePath: path)
      let body = try String(contentsOf: url, encoding: .utf8)
      guard !body.contains("\"\"\"##"), !body.contains("\\##") else { throw CocoaError(.fileReadCorruptFile) }
      let name = url.deletingPathExtension().lastPathComponent
      let constant = WordsFile.name(name.replacing("-", with: "."))
      cases += "  /// `\(name)`\n  case \(constant)\n"
      names += "    case .\(constant): \"\(name)\"\n"
      tables += "    case .\(constant): AlmanacTables.\(constant)\n"
      constants += "  static let \(constant) = MonthAlmanac(\n    shipped: ##\"\"\"\n\(body)\n\"\"\"##)\n"
    }
    let text = """
      // Generated from the files of Data/Almanacs by embed-text; do not edit.

      /// A table of months that ships with the program, a file of `Data/Almanacs`. The numbers differ between versions.
      public enum AlmanacID: UInt8, CaseIterable, Hashable, Sendable {
      \(cases)}

      extension AlmanacID {
        /// The table's name in rules and files, that of its file.
        public var name: StaticString {
          switch self {
      \(names)    }
        }

        /// The months, read when they are first asked for.
        public var table: MonthAlmanac {
          switch self {
      \(tables)    }
        }
      }

      private enum AlmanacTables {
      \(constants)}

      """
    try EmbedText.write(text, to: output)
  }
}

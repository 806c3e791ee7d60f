import Foundation

/// Reads a file of words.
enum WordsFile {
  /// The keys and their texts, in the order of the file.
  static func lines(_ path: String) throws -> [(key: String, text: String)] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.components(separatedBy: " = ")
      return (parts[0], parts.dropFirst().joined(separator: " = "))
    }
  }

  /// The Swift name of a key: `civilFieldYear` for `civil.field.year`.
  static func name(_ key: String) -> String {
    let parts = key.split(separator: ".")
    return parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

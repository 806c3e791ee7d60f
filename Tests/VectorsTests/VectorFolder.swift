import FastiCivil
import Foundation

/// The vector files: the folder in `FASTI_VECTORS`, or the copies in Tests/Vectors.
enum VectorFolder {
  /// The copies in this package.
  static let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Vectors").path

  /// The folder that the tests read.
  static let path = ProcessInfo.processInfo.environment["FASTI_VECTORS"] ?? own

  /// The rows of a file without its header, at least one. A field may be in double quotes.
  static func rows(_ file: String, in folder: String = path) throws -> [[String]] {
    let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline).dropFirst().map { fields(of: $0) }
    guard !rows.isEmpty else { throw NoRows(file: file) }
    return rows
  }

  /// The regions that have vectors of holidays.
  static let regions = ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/holidays")) ?? [])
    .filter { $0.hasSuffix(".csv") && !$0.hasSuffix("-workdays.csv") }.map { String($0.dropLast(4)) }.sorted()

  /// A file of vectors without rows.
  struct NoRows: Error { let file: String }

  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

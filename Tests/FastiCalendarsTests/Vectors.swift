import FastiCivil
import Foundation

/// The vector files: `FASTI_VECTORS=DIR`, or the copies in Tests/Vectors.
enum Vectors {
  /// The rows of a file without its header, split at commas. A file without rows proves nothing and is an error, unless
  /// it lists exceptions.
  static func rows(_ path: String, mayBeEmpty: Bool = false) throws -> [[String]] {
    let folder =
      ProcessInfo.processInfo.environment["FASTI_VECTORS"]
      ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Vectors")
      .path
    let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    guard mayBeEmpty || !rows.isEmpty else { throw NoRows(file: path) }
    return rows
  }

  /// A file of vectors that holds none.
  struct NoRows: Error { let file: String }
}

/// A day from its ISO text.
func day(_ iso: String) throws -> Day { try Day(iso: iso) }

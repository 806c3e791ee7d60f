import Foundation

/// The vector files about the sky: the folder named by FASTI_VECTORS, else the copies in the repository.
enum SkyVectors {
  /// The rows of a file below its header, cut at commas; at least one.
  static func rows(_ name: String, folder: String = "astronomy") throws -> [[String]] {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let environment = ProcessInfo.processInfo.environment["FASTI_VECTORS"]
    let root = environment.map { URL(fileURLWithPath: $0) } ?? here.appendingPathComponent("Vectors")
    let nested = root.appendingPathComponent("\(folder)/\(name)")
    let file = FileManager.default.fileExists(atPath: nested.path) ? nested : root.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard !rows.isEmpty else { throw Vectors.NoRows(file: name) }
    return rows
  }

  /// Seconds from 1970-01-01T00:00:00 to a written `2026-03-20T14:45:58.123` or `...Z`, on whatever scale it is.
  static func seconds(_ text: String) throws -> Double {
    let numbers = text.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
    guard numbers.count == 6 else { throw Malformed(text: text) }
    let days = try civilDay(Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    return Double(days) * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
  }

  private static func civilDay(_ year: Int, _ month: Int, _ day: Int) throws -> Int {
    // Days from the civil date, counted here by hand so that the vectors do not lean on the code under test.
    let y = month > 2 ? year : year - 1
    let m = (month + 9) % 12
    return 365 * y + y / 4 - y / 100 + y / 400 + (m * 306 + 5) / 10 + day - 1 - 719_468
  }

  /// A cell that is not a moment.
  struct Malformed: Error { let text: String }
}

import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

/// A correct file passes, and every single wrong expectation is detected.
@Suite("Verifying files of leave vectors") struct LeaveVerifyTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Vectors/leave").standardizedFileURL

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
  }

  @Test("the vectors hold", arguments: ["seed": 82, "random-core": 2_250, "random-policy": 825])
  func hold(file: String, questions: Int) throws {
    let report = try VerifyFile(file)(Array(try bytes(file)))
    #expect(report.differences == [])
    #expect(report.questions == questions)
    #expect(report.answers > questions)
  }

  @Test("each changed expectation is reported as the only difference")
  func noticed() throws {
    let file = try #require(try JSONSerialization.jsonObject(with: try bytes("seed")) as? [String: Any])
    let scenarios = try #require(file["scenarios"] as? [[String: Any]])
    var changed = 0
    for (place, scenario) in scenarios.enumerated() {
      let queries = try #require(scenario["queries"] as? [[String: Any]])
      for (number, query) in queries.enumerated() {
        for wrong in Self.spoiled(try #require(query["expect"])) {
          var (scenario, query, queries) = (scenario, query, queries)
          query["expect"] = wrong
          queries[number] = query
          scenario["queries"] = queries
          let spoiled: [String: Any] = ["format": "fasti-leave-vectors/1", "scenarios": [scenario]]
          let report = try VerifyFile("x")(Array(try JSONSerialization.data(withJSONObject: spoiled)))
          #expect(report.differences.count == 1, "scenario \(place), query \(number)")
          #expect(report.differences.first?.query == number)
          changed += 1
        }
      }
    }
    #expect(changed > 280)
  }

  /// The expectation with one changed part, for each of its parts, and with one additional part.
  private static func spoiled(_ expected: Any) -> [Any] {
    switch expected {
    case let table as [String: Any]:
      var all: [Any] = []
      for (key, value) in table {
        for wrong in spoiled(value) {
          var table = table
          table[key] = wrong
          all.append(table)
        }
      }
      var more = table
      more["nobody"] = "0.00"
      return all + [more]
    case let text as String: return [text + "0"]
    case let flag as Bool: return [!flag]
    default: return ["2026-01-01"]
    }
  }
}

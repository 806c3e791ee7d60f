import Foundation
import TestSupport

/// What commit f8a34d2 said to every mistake that could be provoked: Tests/Fixtures/f8a34d2/errors.jsonl.
struct ErrorBaseline {
  /// A line of the file: a variable that is set, or a command and what it ended in.
  struct Step: Decodable {
    let scene: String
    let set: [String: String]?
    let run: String?
    let status: Int32?
    /// The status of an answer over HTTP.
    let http: Int?
    let failures: [Mistake]?
  }

  /// A failure as programs read it, without its sentences.
  struct Mistake: Decodable, Equatable, CustomStringConvertible {
    let code: String
    let field: String?
    var value: String?
    /// Where in a rule's sentence.
    let column: Int?

    var description: String { "\(code) \(field ?? "-") \(value ?? "-") \(column.map { "\($0)" } ?? "-")" }

    /// Byte for byte: two texts of one look are not the same.
    static func == (one: Mistake, other: Mistake) -> Bool {
      Array(one.description.utf8) == Array(other.description.utf8)
    }
  }

  /// Steps by scene; each scene is walked in a world of its own.
  let scenes: [String: [Step]]

  init() throws {
    let text = try PackageFolder.text("Tests/Fixtures/f8a34d2/errors.jsonl") ?? ""
    let decoder = JSONDecoder()
    let steps = try text.split(separator: "\n").map { try decoder.decode(Step.self, from: Data($0.utf8)) }
    scenes = Dictionary(grouping: steps, by: \.scene)
  }
}

extension [ErrorBaseline.Mistake] {
  /// The mistakes without the places of those that had none then: a mistake in a rule file has always a place now.
  func placed(as expected: [ErrorBaseline.Mistake]) -> [ErrorBaseline.Mistake] {
    guard count == expected.count else { return self }
    return zip(self, expected).map { mistake, then in
      guard then.column == nil else { return mistake }
      return ErrorBaseline.Mistake(code: mistake.code, field: mistake.field, value: mistake.value, column: nil)
    }
  }
}

extension Journey.Answer {
  private struct Report: Decodable {
    struct First: Decodable { let others: [ErrorBaseline.Mistake]? }
    let error: First
  }
  private struct Same: Decodable { let error: ErrorBaseline.Mistake }

  /// The failures that the answer tells programs, in their order.
  var mistakes: [ErrorBaseline.Mistake] {
    (output + errors).filter { $0.hasPrefix("{\"error\":") }.flatMap { line -> [ErrorBaseline.Mistake] in
      let data = Data(line.utf8)
      let decoder = JSONDecoder()
      guard let first = try? decoder.decode(Same.self, from: data),
        let all = try? decoder.decode(Report.self, from: data)
      else { return [] }
      return [first.error] + (all.error.others ?? [])
    }
  }

  /// The status of the last answer over HTTP among the lines, written there as `HTTP 404`.
  var httpStatus: Int? { output.last { $0.hasPrefix("HTTP ") }.flatMap { Int($0.dropFirst(5)) } }
}

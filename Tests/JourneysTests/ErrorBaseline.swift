import Foundation
import TestSupport

/// The answers of commit f8a34d2 to every mistake that could be provoked: Tests/Fixtures/f8a34d2/errors.jsonl.
struct ErrorBaseline {
  /// A line of the file: a variable that is set, or a command and its result.
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
    /// The column in a rule's sentence.
    let column: Int?

    var description: String { "\(code) \(field ?? "-") \(value ?? "-") \(column.map { "\($0)" } ?? "-")" }

    /// Byte for byte: two texts that look the same may differ.
    static func == (one: Mistake, other: Mistake) -> Bool {
      Array(one.description.utf8) == Array(other.description.utf8)
    }
  }

  /// Steps by scene; each scene runs in a separate world.
  let scenes: [String: [Step]]

  init() throws {
    let text = try PackageFolder.text("Tests/Fixtures/f8a34d2/errors.jsonl") ?? ""
    let decoder = JSONDecoder()
    let steps = try text.split(separator: "\n").map { try decoder.decode(Step.self, from: Data($0.utf8)) }
    scenes = Dictionary(grouping: steps, by: \.scene)
  }
}

extension [ErrorBaseline.Mistake] {
  /// The mistakes without the places of those that had none then: a mistake in a rule file now always has a place.
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

  /// The failures in the answer for programs, in order.
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

  /// The status of the last answer over HTTP among the lines, written as `HTTP 404`.
  var httpStatus: Int? { output.last { $0.hasPrefix("HTTP ") }.flatMap { Int($0.dropFirst(5)) } }
}

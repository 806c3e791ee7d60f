extension Journey {
  /// Runs the journey in a separate world.
  /// - Parameter locale: The language of the terminal; the settings of the journey have precedence.
  /// - Returns: The answers to all steps.
  func travel(locale: String = "C.UTF-8") throws -> [Answer] {
    try travel(in: World(locale: locale)) { _, _ in }
  }

  /// Runs the journey in English, and the command of each refused step once more with `--json`: a refused command changes
  /// nothing, so the next step has the same answer.
  /// - Returns: The answers to all steps, and the codes of all mistakes in answers for programs.
  func travelWithCodes() throws -> (answers: [Answer], codes: Set<String>) {
    let world = try World()
    var codes: Set<String> = []
    let answers = try travel(in: world) { command, answer in
      codes.formUnion(answer.mistakes.map(\.code))
      guard answer.status > 1, let again = Self.asJSON(command) else { return }
      codes.formUnion(try world.run(again).mistakes.map(\.code))
    }
    return (answers, codes)
  }

  /// The last command of a line, with `--json`; nil if it serves, has a format already, or is within quotes.
  private static func asJSON(_ line: String) -> String? {
    guard !["\n", "--json", "--format", "serve"].contains(where: line.contains) else { return nil }
    let last = line.replacing("&& ", with: "; ").split(separator: "; ").last.map(String.init) ?? line
    let isWhole = ["'", "\""].allSatisfy { quote in last.count { "\($0)" == quote } % 2 == 0 }
    guard isWhole, last.contains("fasti "), !last.hasSuffix("&") else { return nil }
    guard let place = last.firstMatch(of: /\ [0-9]?[<>]/)?.range.lowerBound else { return last + " --json" }
    return "\(last[..<place]) --json\(last[place...])"
  }

  private func travel(in world: World, then look: (String, Answer) throws -> Void) throws -> [Answer] {
    var answers: [Answer] = []
    for part in parts {
      switch part {
      case .remark: break
      case .setting(let name, let value): world.set(name, value)
      case .step(let command, _):
        let answer = try world.run(command)
        answers.append(answer)
        try look(command, answer)
      }
    }
    return answers
  }

  /// The same journey with these answers replacing the expected ones that do not match.
  func expecting(_ answers: [Answer]) -> Journey {
    var rest = answers[...]
    var copy = self
    copy.parts = parts.map { part in
      guard case .step(let command, let expected) = part, let real = rest.popFirst() else { return part }
      return .step(command: command, expected: expected.matches(real) ? expected : real.holding(onto: expected))
    }
    return copy
  }
}

extension Journey {
  /// Runs the journey in a separate world.
  /// - Parameter locale: The language of the terminal; the settings of the journey have precedence.
  /// - Returns: The answers to all steps.
  func travel(locale: String = "C.UTF-8") throws -> [Answer] {
    let world = try World(locale: locale)
    var answers: [Answer] = []
    for part in parts {
      switch part {
      case .remark: break
      case .setting(let name, let value): world.set(name, value)
      case .step(let command, _): answers.append(try world.run(command))
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

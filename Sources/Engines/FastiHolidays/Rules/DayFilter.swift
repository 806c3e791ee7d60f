public import FastiCivil

/// A condition on the days of a rule: `not on Sunday, collision` or `only on Monday`.
public struct DayFilter: Hashable, Sendable {
  /// The effect of the conditions.
  public enum Mode: UInt8, Hashable, Sendable, CaseIterable {
    /// A day that meets one of them is left out.
    case not
    /// A day that meets none of them is left out.
    case only

    var words: StaticString {
      switch self {
      case .not: "not on "
      case .only: "only on "
      }
    }
  }

  /// The effect of the conditions.
  public var mode: Mode
  /// At least one.
  public var conditions: [Shift.Condition]

  public init(_ mode: Mode, _ conditions: [Shift.Condition]) {
    self.mode = mode
    self.conditions = conditions
  }
}

extension SentenceReader {
  /// Whether the clause is a filter.
  var isAtFilter: Bool {
    guard let current, current.matches("not", "only"), position + 1 < stop else { return false }
    return words[position + 1].matches("on")
  }

  /// `not on Tuesday, Saturday` or `only on Monday`; nil for another clause.
  mutating func filter() -> DayFilter? {
    let mode: DayFilter.Mode
    if consume("not", "on") {
      mode = .not
    } else if consume("only", "on") {
      mode = .only
    } else {
      return nil
    }
    var conditions: [Shift.Condition] = []
    repeat {
      known = mistakes.count
      let word = current
      guard let condition = condition() else { continue }
      if conditions.contains(condition) { note(.weekday, word, .repeated) }
      conditions.append(condition)
    } while consume(",")
    return DayFilter(mode, conditions)
  }
}

extension UTF8Writer {
  /// Appends the filter's clause, which reads back as the same filter.
  public mutating func write(_ filter: DayFilter) {
    write(filter.mode.words)
    write(filter.conditions)
  }

  /// Appends conditions as a rule lists them: `Sunday, collision`.
  public mutating func write(_ conditions: [Shift.Condition]) {
    for (index, condition) in conditions.enumerated() {
      if index > 0 { write(", ") }
      write(condition)
    }
  }
}

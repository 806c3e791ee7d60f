import FastiCivil

extension Rule {
  /// What is wrong in the rule as a whole, beyond the words of its sentences.
  func check(line: Int) -> [RuleMistake] {
    var mistakes: [RuleMistake] = []
    for (index, period) in periods.enumerated() {
      for other in periods[..<index] where other.validity.overlaps(period.validity) {
        // Several lists of dates may stand side by side; they name their own days.
        if case .dates = other.pattern { continue }
        if case .dates = period.pattern { continue }
        var text = UTF8Writer()
        text.write(period)
        mistakes.append(RuleMistake(line: line, field: .pattern, value: text.bytes, problem: .overlapping))
      }
      if period.isImpossible {
        var text = UTF8Writer()
        text.write(period)
        mistakes.append(RuleMistake(line: line, field: .pattern, value: text.bytes, problem: .never))
      }
      if period.pattern.target == id {
        mistakes.append(RuleMistake(line: line, field: .reference, value: id.bytes, problem: .circular))
      }
    }
    return mistakes
  }
}

extension Rule.Period {
  /// Whether no year can have the day: a range without the weekday, a 30th of a month of 29, dates outside the validity.
  var isImpossible: Bool {
    switch pattern {
    case .floating(let pattern):
      // A range of seven days has every weekday; a shorter one has it in some year out of 28.
      return pattern.first == pattern.last && pattern.first == MonthDayOfYear(month: 2, day: 29) && cycle != nil
    case .dates(let dates): return !dates.days.contains { validity.contains($0) }
    case .swaps(let swaps): return !swaps.pairs.contains { validity.contains($0.off) }
    default: return false
    }
  }
}

extension Pattern {
  /// The rule the pattern refers to, if it refers to one.
  public var target: RuleID? {
    if case .relative(let relative) = self { return relative.target }
    return nil
  }
}

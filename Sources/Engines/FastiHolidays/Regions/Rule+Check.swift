import FastiCivil

extension Rule {
  /// The mistakes in the rule as a whole, beyond the words of its sentences.
  /// - Parameters:
  ///   - line: The line on which the rule begins.
  ///   - column: The column; 0 if the rule is a single sentence.
  func check(line: Int, column: Int = 0) -> [RuleMistake] {
    var mistakes: [RuleMistake] = []
    for (index, period) in periods.enumerated() {
      for other in periods[..<index] where other.validity.overlaps(period.validity) {
        if other.pattern.mayOverlap || period.pattern.mayOverlap { continue }
        var text = UTF8Writer()
        text.write(period)
        mistakes.append(
          RuleMistake(line: line, column: column, field: .pattern, value: text.bytes, problem: .overlapping))
        break
      }
      if period.pattern.isImpossible(in: period.validity, cycle: period.cycle) {
        var text = UTF8Writer()
        text.write(period)
        mistakes.append(RuleMistake(line: line, column: column, field: .pattern, value: text.bytes, problem: .never))
      }
      if period.pattern.target == id {
        mistakes.append(RuleMistake(line: line, column: column, field: .reference, value: id.bytes, problem: .circular))
      }
    }
    return mistakes
  }
}

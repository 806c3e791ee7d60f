import FastiCivil

extension HolidayPlan {
  /// Findings about the exceptions of a rule: two days in the year of an exception, or no day at its time.
  func exceptionProblems(_ rule: Int32) -> [LintFinding.Problem] {
    guard !rules[Int(rule)].exceptions.isEmpty else { return [] }
    let bare = withoutExceptions(rule)
    var problems: [LintFinding.Problem] = []
    for exception in rules[Int(rule)].exceptions {
      let about = exception.occasion.days
      var search = NominalSearch(bare, about, asked: about)
      for index in bare.steps.indices where bare.steps[index].rule == rule { search.run(step: index) }
      if search.found.isEmpty { problems.append(.idleException(exception.occasion)) }
      let yearly = search.found.filter { bare.isYearly(bare.steps[Int($0.step)]) }
      if case .year(let year) = exception.occasion, Set(yearly.map { $0.day }).count > 1 {
        problems.append(.twiceInYear(year))
      }
    }
    return problems
  }

  /// Whether the pattern of a step gives one day in most years: it is not a list, and does not have a day of every month.
  private func isYearly(_ step: PlanStep) -> Bool {
    guard !step.pattern.isBetween else { return false }
    let pattern = rules[Int(step.rule)].periods[Int(step.period)].pattern
    return pattern.isRecurring && !pattern.isEveryMonth
  }
}

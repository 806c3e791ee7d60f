public import FastiCivil

/// The explanation of a day.
public struct Explanation: Hashable, Sendable {
  /// A step of the explanation.
  public enum Step: Hashable, Sendable {
    /// The pattern gives this day.
    case pattern(HolidayOccurrence)
    /// The rule gives another day, and the shift moves a day off from it here. It is the day of the pattern, or the
    /// one to which an exception moved it.
    case shift(HolidayOccurrence, Shift.Entry, from: Day)
    /// An exception moved it here from the day its pattern gives.
    case exception(HolidayOccurrence)
    /// A weekend day worked in exchange for the day its rule names.
    case swap(HolidayOccurrence)
    /// The pattern gives this day, but a shift moves the holiday away.
    case movedAway(HolidayOccurrence, Shift.Entry)
  }

  /// A rule that was considered and has no occurrence here.
  public struct Considered: Hashable, Sendable {
    /// Why it has no occurrence here.
    public enum Reason: Hashable, Sendable {
      /// It falls near, on that day.
      case elsewhere(Day)
      /// Its pattern gives this day, but the rule was in force only until that day.
      case ended(Day)
      /// Its pattern gives this day, but the rule is in force only from that day on.
      case notYet(Day)
      /// Its pattern gives this day, but the rule says that it is left out in that year.
      case cancelled(year: Int)
      /// Its pattern gives this day, but that year it was moved to another.
      case moved(to: Day)
      /// Its pattern gives this day, but its filter leaves the day out.
      case filtered(DayFilter)
    }
    /// The rule, as an index into ``HolidayPlan/rules``.
    public var rule: Int32
    /// Why it has no occurrence here.
    public var reason: Reason
  }

  /// The day asked about.
  public var day: Day
  /// Whether it is a weekly day of rest of the region.
  public var isWeekend: Bool
  /// The occurrences on it.
  public var steps: [Step]
  /// The other rules that were considered.
  public var considered: [Considered]
}

extension HolidayPlan {
  /// Explains a day: rule, shift, collision, and the other rules that were considered.
  ///
  /// - Throws: `.outOfRange` when the day is outside the years 1583 to 2999.
  /// - Complexity: about three years of the plan.
  public func explain(_ day: Day) throws(CivilError) -> Explanation {
    let answer = try occurrences(in: DayRange(day))
    var explanation = Explanation(
      day: day, isWeekend: weekend(on: day).contains(day.weekday), steps: [], considered: [])
    for occurrence in answer.occurrences { explanation.steps.append(step(for: occurrence)) }
    try explainAbsent(day, &explanation)
    return explanation
  }

  /// The moved day of another rule from which the rule of an occurrence counts, and that rule; nil if it does not count
  /// from a rule, or counts from the other rule's own day.
  /// - Complexity: about half a year of the plan.
  public func counted(_ occurrence: HolidayOccurrence) -> (rule: Rule, day: Day)? {
    guard let relative = period(occurrence).pattern.relation,
      let step = steps.first(where: { $0.rule == occurrence.rule && $0.period == occurrence.period }),
      let target = movedTarget(of: step)
    else { return nil }
    let reach = relative.reach
    let window = DayRange(occurrence.nominal).widened(before: reach.upperBound, after: -reach.lowerBound)
    let plan = target.neighbour.map { neighbours[Int($0)] } ?? self
    let days = plan.movedDays(target.rule, in: window)
    return days.first { relative.day(from: $0) == occurrence.nominal }.map { (plan.rules[Int(target.rule)], $0) }
  }

  private func step(for occurrence: HolidayOccurrence) -> Explanation.Step {
    switch occurrence.relation {
    case .nominal: return .pattern(occurrence)
    case .swapWorkday: return .swap(occurrence)
    case .inLieu, .moved:
      if let entry = entry(for: occurrence) { return .shift(occurrence, entry, from: occurrence.nominal) }
      guard let found = shiftAfterException(occurrence) else { return .exception(occurrence) }
      return .shift(occurrence, found.entry, from: found.day)
    }
  }

  /// The line of the shift table that moved an occurrence here from the day to which an exception had moved it, and
  /// that day; nil if the exception moved it here.
  private func shiftAfterException(_ occurrence: HolidayOccurrence) -> (entry: Shift.Entry, day: Day)? {
    let window = DayRange(occurrence.day).widened(before: Shift.reach, after: Shift.reach)
    var search = NominalSearch(self, window, asked: window)
    search.run()
    let resolution = ShiftResolution(self, ordered(search.found), window: window)
    for (index, nominal) in resolution.nominals.enumerated() where nominal.day != occurrence.day {
      let step = steps[Int(nominal.step)]
      guard step.rule == occurrence.rule, step.period == occurrence.period, nominal.pattern == occurrence.nominal,
        let shift = resolution.shift(for: index)
      else { continue }
      return (shift.entry, nominal.day)
    }
    return nil
  }

  /// The line of the shift table that moved an occurrence from its nominal day.
  private func entry(for occurrence: HolidayOccurrence) -> Shift.Entry? {
    let window = DayRange(occurrence.nominal)
    var search = NominalSearch(self, window, asked: window)
    search.run()
    let resolution = ShiftResolution(self, ordered(search.found), window: window)
    for (index, nominal) in resolution.nominals.enumerated() {
      let step = steps[Int(nominal.step)]
      guard step.rule == occurrence.rule, step.period == occurrence.period else { continue }
      if let shift = resolution.shift(for: index) { return shift.entry }
    }
    return nil
  }

  /// Rules that would be expected here: moved away, not in force, cancelled, or with a day within three days.
  private func explainAbsent(_ day: Day, _ explanation: inout Explanation) throws(CivilError) {
    let free = withoutLimits()
    var search = NominalSearch(free, DayRange(day), asked: DayRange(day))
    search.run()
    let nominals = free.ordered(search.found).map { (nominal: $0, start: free.start(of: $0)) }
    // The result of a period in force comes before that of a former or later period.
    for (nominal, start) in nominals where validity(of: nominal).contains(start) {
      guard !explanation.mentions(steps[Int(nominal.step)].rule) else { continue }
      explainInForce(nominal, day, start, &explanation)
    }
    for occurrence in try near(day) where !explanation.mentions(occurrence.rule) {
      explanation.considered.append(.init(rule: occurrence.rule, reason: .elsewhere(occurrence.day)))
    }
    for (nominal, start) in nominals {
      let rule = steps[Int(nominal.step)].rule
      let validity = validity(of: nominal)
      guard !explanation.mentions(rule), wouldHave(nominal) else { continue }
      if let until = validity.until, start > until {
        explanation.considered.append(.init(rule: rule, reason: .ended(until)))
      } else if let since = validity.since, day < since {
        explanation.considered.append(.init(rule: rule, reason: .notYet(since)))
      }
    }
  }

  /// The first day of the holiday to which a day belongs: exceptions and periods are about it.
  private func start(of nominal: Nominal) -> Day {
    let step = steps[Int(nominal.step)]
    guard step.length > 1 else { return nominal.day }
    let window = DayRange(nominal.day).widened(before: Int(step.length) - 1, after: 0)
    var search = NominalSearch(withoutExceptions(step.rule), window, asked: window)
    search.run(step: Int(nominal.step))
    return search.found.map { $0.day }.max() ?? nominal.day
  }

  /// An occurrence of each rule with a day within three days, as lists have it, after the filters and the exceptions of
  /// all rules: the nearest of its own days, or a day in lieu if there is none.
  private func near(_ day: Day) throws(CivilError) -> [HolidayOccurrence] {
    guard let near = DayRange(day).widened(before: 3, after: 3).intersection(Limits.days) else { return [] }
    func rank(_ occurrence: HolidayOccurrence) -> Int {
      abs(occurrence.day - day) + (occurrence.relation == .inLieu ? 10 : 0)
    }
    var found: [HolidayOccurrence] = []
    for occurrence in try occurrences(in: near).occurrences where occurrence.relation != .swapWorkday {
      if let place = found.firstIndex(where: { $0.rule == occurrence.rule }) {
        if rank(occurrence) < rank(found[place]) { found[place] = occurrence }
      } else {
        found.append(occurrence)
      }
    }
    return found
  }

  /// - Parameter start: The first day of the holiday to which the day would belong.
  private func explainInForce(_ nominal: Nominal, _ day: Day, _ start: Day, _ explanation: inout Explanation) {
    let step = steps[Int(nominal.step)]
    if isCancelled(step.rule, start) {
      explanation.considered.append(.init(rule: step.rule, reason: .cancelled(year: start.year)))
    } else if let other = moved(step.rule, start) {
      explanation.considered.append(.init(rule: step.rule, reason: .moved(to: other + (day - start))))
    } else if let entry = entry(for: occurrence(nominal, on: day, .nominal)) {
      explanation.steps.append(.movedAway(occurrence(nominal, on: day, .nominal), entry))
    } else if let filter = rules[Int(step.rule)].periods[Int(step.period)].filter, leavesOut(nominal) {
      explanation.considered.append(.init(rule: step.rule, reason: .filtered(filter)))
    }
  }

  private func validity(of nominal: Nominal) -> Validity {
    let step = steps[Int(nominal.step)]
    return rules[Int(step.rule)].periods[Int(step.period)].validity
  }

  private func isCancelled(_ rule: Int32, _ day: Day) -> Bool {
    rules[Int(rule)].exceptions.contains { $0.isAbout(day) && $0.change == .cancelled }
  }

  /// Whether the filter of a step leaves a day out: the step has the day if only its filter is removed.
  private func leavesOut(_ nominal: Nominal) -> Bool { has(nominal) { $0.filter = nil } }

  /// Whether a step would have a day if it were in force then. The holidays beside the day, and its own filter, are
  /// those of that day; whether it collides with another holiday is not asked.
  private func wouldHave(_ nominal: Nominal) -> Bool {
    let step = steps[Int(nominal.step)]
    if let filter = step.filter, !filter.admits(nominal.day, in: self, collides: filter.isOnly) { return false }
    guard step.pattern.isBetween else { return true }
    return has(nominal) { ($0.first, $0.last) = (Day(Int32.min / 2), Day(Int32.max / 2)) }
  }

  /// Whether a step has a day after a change of it alone.
  private func has(_ nominal: Nominal, _ change: (inout PlanStep) -> Void) -> Bool {
    var changed = steps
    change(&changed[Int(nominal.step)])
    let window = DayRange(nominal.day)
    var search = NominalSearch(HolidayPlan(self, changed), window, asked: window)
    search.run(step: Int(nominal.step))
    return search.found.contains { $0.day == nominal.day }
  }

  /// The day to which an exception moved a rule from its own.
  private func moved(_ rule: Int32, _ own: Day) -> Day? {
    for exception in rules[Int(rule)].exceptions where exception.isAbout(own) {
      if case .moved(let day) = exception.change { return day }
    }
    return nil
  }
}

extension Explanation {
  /// Whether the explanation already mentions the rule.
  fileprivate func mentions(_ rule: Int32) -> Bool {
    steps.contains { $0.occurrence.rule == rule } || considered.contains { $0.rule == rule }
  }
}

extension Explanation.Step {
  /// The occurrence the step is about.
  public var occurrence: HolidayOccurrence {
    switch self {
    case .pattern(let occurrence), .shift(let occurrence, _, _), .exception(let occurrence), .swap(let occurrence),
      .movedAway(let occurrence, _):
      occurrence
    }
  }
}

public import FastiCivil

/// The explanation of a day.
public struct Explanation: Hashable, Sendable {
  /// A step of the explanation.
  public enum Step: Hashable, Sendable {
    /// The pattern gives this day.
    case pattern(HolidayOccurrence)
    /// The pattern gives another day, and the shift moves a day off here.
    case shift(HolidayOccurrence, Shift.Entry)
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
      guard let entry = entry(for: occurrence) else { return .exception(occurrence) }
      return .shift(occurrence, entry)
    }
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
      if let answer = resolution.shift(for: index)?.answer { return table(step, nominal.day, answer) }
    }
    return nil
  }

  private func table(_ step: PlanStep, _ day: Day, _ answer: Shift.Answer) -> Shift.Entry? {
    for shift in step.shifts where shift.validity.contains(day) {
      for entry in shift.entries where entry.answer == answer {
        if case .weekday(let weekday) = entry.condition, weekday != day.weekday { continue }
        return entry
      }
    }
    return nil
  }

  /// Rules that would be expected here: moved away, not in force, cancelled, or with a day within three days.
  private func explainAbsent(_ day: Day, _ explanation: inout Explanation) throws(CivilError) {
    let free = withoutLimits()
    var search = NominalSearch(free, DayRange(day), asked: DayRange(day))
    search.run()
    let nominals = free.ordered(search.found)
    // The result of a period in force comes before that of a former or later period.
    for nominal in nominals where validity(of: nominal).contains(day) {
      guard !explanation.mentions(steps[Int(nominal.step)].rule) else { continue }
      explainInForce(nominal, day, &explanation)
    }
    for occurrence in try near(day) where !explanation.mentions(occurrence.rule) {
      explanation.considered.append(.init(rule: occurrence.rule, reason: .elsewhere(occurrence.day)))
    }
    for nominal in nominals {
      let rule = steps[Int(nominal.step)].rule
      let validity = validity(of: nominal)
      guard !explanation.mentions(rule) else { continue }
      if let until = validity.until, day > until {
        explanation.considered.append(.init(rule: rule, reason: .ended(until)))
      } else if let since = validity.since, day < since {
        explanation.considered.append(.init(rule: rule, reason: .notYet(since)))
      }
    }
  }

  /// The occurrences within three days: the days of lists, after the filters and the exceptions of all rules.
  private func near(_ day: Day) throws(CivilError) -> [HolidayOccurrence] {
    guard let near = DayRange(day).widened(before: 3, after: 3).intersection(Limits.days) else { return [] }
    return try occurrences(in: near).occurrences.filter { $0.relation != .swapWorkday }
  }

  private func explainInForce(_ nominal: Nominal, _ day: Day, _ explanation: inout Explanation) {
    let step = steps[Int(nominal.step)]
    if isCancelled(step.rule, day) {
      explanation.considered.append(.init(rule: step.rule, reason: .cancelled(year: day.year)))
    } else if let other = moved(step.rule, day) {
      explanation.considered.append(.init(rule: step.rule, reason: .moved(to: other)))
    } else if let entry = entry(for: occurrence(nominal, on: day, .nominal)) {
      explanation.steps.append(.movedAway(occurrence(nominal, on: day, .nominal), entry))
    } else if let filter = rules[Int(step.rule)].periods[Int(step.period)].filter, leavesOut(filter, day) {
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

  /// Whether a filter can leave a day out. One about other holidays is not computed again: the day is absent.
  private func leavesOut(_ filter: DayFilter, _ day: Day) -> Bool {
    let filter = StepFilter(filter)
    return filter.collision || !filter.admits(day, in: self)
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
    case .pattern(let occurrence), .shift(let occurrence, _), .exception(let occurrence), .swap(let occurrence),
      .movedAway(let occurrence, _):
      occurrence
    }
  }
}

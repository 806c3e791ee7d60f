public import FastiCalendars
import FastiCivil

/// Applies the shifts of a plan to its nominal days.
///
/// Days in lieu are found as a set in a defined order (nominal day, kind, id), not in the order in which rules are
/// listed: first the shifts that name an offset, then, in that order, those that look for a working day.
struct ShiftResolution {
  let plan: HolidayPlan
  /// Sorted by nominal day, then kind, then id.
  let nominals: [Nominal]
  var holidays: DayBits
  /// The public holidays of the plans beside it, which are computed already; nil if there are none.
  private let taken: DayBits?
  var placed: [HolidayOccurrence] = []

  init(_ plan: HolidayPlan, _ nominals: [Nominal], window: DayRange) {
    self.plan = plan
    let wider = window.widened(before: Shift.reach, after: Shift.reach)
    var taken: DayBits?
    for day in plan.daysBeside(in: wider) {
      if taken == nil { taken = DayBits(wider) }
      taken?.insert(day)
    }
    self.taken = taken
    holidays = taken ?? DayBits(wider)
    self.nominals = plan.withoutFiltered(nominals, taken)
  }

  /// Resolves the nominal days on or after `start`; earlier ones count only as existing holidays.
  mutating func run(from start: Day) {
    placed.reserveCapacity(nominals.count + 16)
    var waiting: [(nominal: Int, mode: Shift.Mode, answer: Shift.Answer)] = []
    for (index, nominal) in nominals.enumerated() {
      let shift = shift(for: index)
      let step = Int(nominal.step)
      let leaves = shift.map { $0.mode == .moved } ?? false
      if !leaves {
        if plan.steps[step].kind == .public, plan.steps[step].wholeDay { holidays.insert(nominal.day) }
        place(nominal, on: nominal.day, nominal.day == nominal.pattern ? .nominal : .moved)
      }
      if nominal.worked != nominal.day { place(nominal, on: nominal.worked, .swapWorkday) }
      if let shift { waiting.append((index, shift.mode, shift.entry.answer)) }
    }
    for item in waiting {
      guard case .offset(let days) = item.answer else { continue }
      settle(nominals[item.nominal], on: nominals[item.nominal].day + days, item.mode)
    }
    for item in waiting where nominals[item.nominal].day >= start {
      let nominal = nominals[item.nominal]
      switch item.answer {
      case .offset: break
      case .nextWorkingDay: if let day = workingDay(from: nominal.day, 1) { settle(nominal, on: day, item.mode) }
      case .previousWorkingDay: if let day = workingDay(from: nominal.day, -1) { settle(nominal, on: day, item.mode) }
      }
    }
  }

  /// The line of the shift table that holds for a nominal day; nil if none does.
  func shift(for index: Int) -> (mode: Shift.Mode, entry: Shift.Entry)? {
    let nominal = nominals[index]
    return plan.steps.withUnsafeBufferPointer { steps in
      guard !steps[Int(nominal.step)].shifts.isEmpty else { return nil }
      for shift in steps[Int(nominal.step)].shifts where shift.validity.contains(nominal.day) {
        for entry in shift.entries where holds(entry.condition, index) {
          return (shift.mode, entry)
        }
      }
      return nil
    }
  }

  private func holds(_ condition: Shift.Condition, _ index: Int) -> Bool {
    let day = nominals[index].day
    switch condition {
    case .weekday(let weekday): return day.weekday == weekday
    case .weekend: return plan.weekend(on: day).contains(day.weekday)
    case .restDay: return plan.restDay(on: day).contains(day.weekday)
    case .collision: return taken?.contains(day) ?? false || plan.collides(nominals[index], with: nominals[..<index])
    }
  }

  private func workingDay(from nominal: Day, _ direction: Int) -> Day? {
    var day = nominal
    for _ in 0..<Shift.reach {
      day += direction
      if !plan.weekend(on: day).contains(day.weekday), !holidays.contains(day) { return day }
    }
    return nil
  }

  private mutating func settle(_ nominal: Nominal, on day: Day, _ mode: Shift.Mode) {
    let step = plan.steps[Int(nominal.step)]
    if step.kind == .public, step.wholeDay { holidays.insert(day) }
    place(nominal, on: day, mode == .additional ? .inLieu : .moved)
  }

  @inline(__always)
  private mutating func place(_ nominal: Nominal, on day: Day, _ relation: HolidayOccurrence.Relation) {
    placed.append(plan.occurrence(nominal, on: day, relation))
  }
}

extension HolidayPlan {
  /// Whether another public holiday is on the day already. The nominals before it are sorted: of several on one day the
  /// first keeps it.
  fileprivate func collides(_ nominal: Nominal, with earlier: ArraySlice<Nominal>) -> Bool {
    var place = earlier.endIndex - 1
    while place >= earlier.startIndex, earlier[place].day == nominal.day {
      let other = steps[Int(earlier[place].step)]
      if other.kind == .public, other.wholeDay, other.rule != steps[Int(nominal.step)].rule { return true }
      place -= 1
    }
    return false
  }

  /// The nominals without those that a filter leaves out because of another holiday.
  fileprivate func withoutFiltered(_ nominals: [Nominal], _ taken: DayBits?) -> [Nominal] {
    guard steps.contains(where: { $0.filter?.collision ?? false }) else { return nominals }
    var kept: [Nominal] = []
    for nominal in nominals {
      if let filter = steps[Int(nominal.step)].filter, filter.collision, nominal.day == nominal.pattern,
        !filter.admits(
          nominal.day, in: self, collides: taken?.contains(nominal.day) ?? false || collides(nominal, with: kept[...]))
      {
        continue
      }
      kept.append(nominal)
    }
    return kept
  }

  /// The status of a day that a table of months decides; beyond the table the day is projected.
  private func status(_ status: RuleStatus, by almanac: AlmanacID, on day: Day) -> RuleStatus {
    almanac.table.isDecided(day) ? status : .projected
  }

  /// The table of months on which the day of an occurrence depends; nil if there is none.
  public func almanac(_ occurrence: HolidayOccurrence) -> AlmanacID? {
    steps.first { $0.rule == occurrence.rule && $0.period == occurrence.period }?.almanac
  }

  @inline(__always)
  func occurrence(_ nominal: Nominal, on day: Day, _ relation: HolidayOccurrence.Relation) -> HolidayOccurrence {
    steps.withUnsafeBufferPointer { steps in
      let index = Int(nominal.step)
      return HolidayOccurrence(
        day: day, nominal: nominal.pattern, rule: steps[index].rule, period: steps[index].period, relation: relation,
        kind: relation == .swapWorkday ? .workday : steps[index].kind,
        status: steps[index].almanac.map { status(steps[index].status, by: $0, on: nominal.pattern) }
          ?? steps[index].status)
    }
  }
}

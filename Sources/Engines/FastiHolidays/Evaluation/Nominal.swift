import FastiCalendars
import FastiCivil

/// A rule's own day, before any shift.
struct Nominal {
  var day: Day
  /// The day the pattern gave; differs from `day` only if an exception moved it.
  var pattern: Day
  var step: Int32
  /// For a swap, the weekend day worked in exchange; else the day itself.
  var worked: Day
}

/// Finds the nominal days of a plan in a window of days.
struct NominalSearch: DayCollector {
  let plan: HolidayPlan
  let window: DayRange
  /// The days of the question; the window can extend further.
  let asked: DayRange
  var found: [Nominal] = []
  var gaps: [HolidayGap] = []

  init(_ plan: HolidayPlan, _ window: DayRange, asked: DayRange) {
    self.plan = plan
    self.window = window
    self.asked = asked
    found.reserveCapacity(plan.steps.count * (window.count / 365 + 1) + 8)
  }

  /// All steps over the window; steps that need the days of others are last.
  mutating func run() {
    for index in plan.steps.indices { run(step: index) }
  }

  /// One step over the window.
  mutating func run(step index: Int) {
    if case .between = plan.steps[index].pattern { between(index) } else { run(index) }
  }

  private mutating func run(_ index: Int) {
    plan.steps.withUnsafeBufferPointer { steps in
      let step = steps[index]
      switch step.pattern {
      case .yearly(let pattern): yearly(pattern, index)
      case .dates: dates(index)
      case .swaps: swaps(index)
      case .days(let count, let target):
        let reach = min(count, 0)...max(count, 0)
        for day in days(of: target, reach) { add(day + count, index) }
      case .weekday(let weekday, let target, let after, let inclusive):
        for day in days(of: target, after ? 0...7 : -7...0) {
          let from = inclusive ? day : day + (after ? 1 : -1)
          add(after ? from.onOrAfter(weekday) : from.onOrBefore(weekday), index)
        }
      case .between, .nothing: break
      }
      if step.hasExceptions { moved(index) }
    }
  }

  /// The days of a pattern that is evaluated year by year.
  private mutating func yearly(_ pattern: YearlyPattern, _ index: Int) {
    let spill = pattern.spill
    let length = Int(plan.steps[index].length)
    let first = max((window.first - (length - 1)).year + spill.lowerBound, Limits.year.lowerBound)
    let last = min(window.last.year + spill.upperBound, Limits.year.upperBound)
    guard first <= last else { return }
    for year in first...last { add(pattern, in: year, index) }
  }

  mutating func calendar(
    _ calendar: RuleCalendar, _ month: Int?, _ day: MonthDay, _ leap: LeapMonths, _ year: Int, _ index: Int
  ) {
    guard let month else {
      for month in 1...13 { self.calendar(calendar, month, day, leap, year, index) }
      return
    }
    switch calendar {
    case .computed(let calendar):
      do throws(CalendarError) {
        for day in try calendar.days(month: month, day: day, leap: leap, inGregorianYear: year) { add(day, index) }
      } catch {
        switch error {
        case .neverSuchMonth, .neverSuchDay: break
        default: gap(index, calendar.range, year)
        }
      }
    case .almanac(let almanac):
      let table = almanac.table
      for day in table.days(month: month, day: day, leap: leap, inGregorianYear: year) { add(day, index) }
      if !table.answers(year: year) { gap(index, table.range, year) }
    }
  }

  mutating func term(_ pattern: Astronomical, _ year: Int, _ index: Int) {
    do {
      let instant = try Sky.term(SolarTerm(longitude: pattern.longitude), year: year)
      add(instant.day(offset: plan.offset(instant.instant)), index)
    } catch { gap(index, Limits.days, year) }
  }

  /// Records once per rule that its calendar ends; only years within the window and the period count.
  private mutating func gap(_ index: Int, _ limits: DayRange, _ year: Int) {
    let step = plan.steps[index]
    let days = DayRange(year: year)
    guard days.last >= step.first, days.first <= step.last, days.intersection(asked) != nil else { return }
    guard !gaps.contains(where: { $0.rule == step.rule }) else { return }
    gaps.append(HolidayGap(rule: step.rule, limits: limits))
  }

  /// Adds a day and, for a longer holiday, the days after it.
  mutating func add(_ day: Day, _ index: Int) {
    plan.steps.withUnsafeBufferPointer { steps in
      guard day >= steps[index].first, day <= steps[index].last else { return }
      if let cycle = steps[index].cycle, !cycle.contains(day.year) { return }
      if steps[index].hasExceptions, exception(index, day) { return }
      let filter = steps[index].filter
      for further in 0..<Int(steps[index].length) {
        if let filter, !filter.collision, !filter.admits(day + further, in: plan) { continue }
        append(day + further, day + further, index)
      }
    }
  }

  @inline(__always)
  private mutating func append(_ day: Day, _ pattern: Day, _ index: Int, worked: Day? = nil) {
    guard window.contains(day) || worked.map({ window.contains($0) }) ?? false else { return }
    found.append(Nominal(day: day, pattern: pattern, step: Int32(index), worked: worked ?? day))
  }

  /// Whether the rule did not fall on its own day.
  private func exception(_ index: Int, _ day: Day) -> Bool {
    for exception in plan.rules[Int(plan.steps[index].rule)].exceptions where exception.isAbout(day) {
      switch exception.change {
      case .cancelled, .moved: return true
      case .renamed: break
      }
    }
    return false
  }

  /// The days that exceptions moved into the window.
  private mutating func moved(_ index: Int) {
    let step = plan.steps[index]
    for exception in plan.rules[Int(step.rule)].exceptions {
      guard case .moved(let day) = exception.change, window.contains(day) else { continue }
      let about = exception.occasion.days
      guard step.first <= about.last, step.last >= about.first else { continue }
      var alone = NominalSearch(plan.withoutExceptions(step.rule), about, asked: asked)
      alone.run(step: index)
      if let nominal = alone.found.first { append(day, nominal.day, index) }
    }
  }

  private mutating func dates(_ index: Int) {
    guard case .dates(let dates) = plan.pattern(of: plan.steps[index]) else { return }
    let near = window.widened(before: Int(plan.steps[index].length), after: 0)
    for span in dates.spans {
      guard let span = span.intersection(near) else { continue }
      for number in 0..<span.count { add(span.first + number, index) }
    }
  }

  private mutating func swaps(_ index: Int) {
    let step = plan.steps[index]
    guard case .swaps(let swaps) = plan.pattern(of: step) else { return }
    for pair in swaps.pairs where pair.off >= step.first && pair.off <= step.last {
      append(pair.off, pair.off, index, worked: pair.worked)
    }
  }

  private func days(of target: StepTarget, _ reach: ClosedRange<Int>) -> [Day] {
    guard let neighbour = target.neighbour else {
      return target.isAsMoved ? movedDays(target.rule, reach) : targetDays(target.rule, reach)
    }
    let search = NominalSearch(plan.neighbours[Int(neighbour)], window, asked: asked)
    return target.isAsMoved ? search.movedDays(target.rule, reach) : search.targetDays(target.rule, reach)
  }

  /// The first days of another rule after its shifts and exceptions, as if no other rule counted from moved days.
  func movedDays(_ target: Int32, _ reach: ClosedRange<Int>) -> [Day] {
    let wider = window.widened(before: reach.upperBound + 60, after: 60 - reach.lowerBound)
    guard let asked = wider.intersection(Limits.days),
      let placed = try? plan.resolving(target).occurrences(in: asked).occurrences
    else { return [] }
    let own = placed.filter { $0.rule == target }.sorted { $0.nominal < $1.nominal }
    var days: [Day] = []
    var last: Day?
    for item in own where !own.contains(where: { $0.replaces(item) }) {
      let isLong = plan.rules[Int(target)].periods[Int(item.period)].length > 1
      if !isLong || last.map({ item.nominal - $0 != 1 }) ?? true { days.append(item.day) }
      last = item.nominal
    }
    return days
  }

  /// The nominal first days of another rule, in the window and around it within the reach of the relation.
  private func targetDays(_ target: Int32, _ reach: ClosedRange<Int>) -> [Day] {
    let wider = window.widened(before: reach.upperBound + 60, after: 60 - reach.lowerBound)
    var search = NominalSearch(plan, wider, asked: asked)
    var days: [Day] = []
    for index in plan.steps.indices where plan.steps[index].rule == target {
      let length = Int(plan.steps[index].length)
      let before = search.found.count
      search.run(index)
      for place in stride(from: before, to: search.found.count, by: 1) {
        // Of a longer holiday only its first day counts.
        let day = search.found[place].day
        if length == 1 || place == before || day - search.found[place - 1].day != 1 { days.append(day) }
      }
    }
    return days
  }

  /// The days between two public holidays that are not public holidays.
  private mutating func between(_ index: Int) {
    var search = NominalSearch(plan, window.widened(before: 1, after: 1), asked: asked)
    for other in plan.steps.indices {
      if case .between = plan.steps[other].pattern { continue }
      if plan.steps[other].kind == .public { search.run(other) }
    }
    let days = (search.found.map { $0.day } + plan.daysBeside(in: search.window)).sorted()
    for place in days.indices.dropFirst() where days[place] - days[place - 1] == 2 { add(days[place - 1] + 1, index) }
    if plan.steps[index].hasExceptions { moved(index) }
  }
}

extension HolidayOccurrence {
  /// Whether it is the day that another occurrence of the same rule was shifted to.
  fileprivate func replaces(_ other: HolidayOccurrence) -> Bool {
    relation == .inLieu && other.relation != .inLieu && nominal == other.nominal
  }
}

extension HolidayPlan {
  /// The pattern of a step as the rule has it.
  fileprivate func pattern(of step: PlanStep) -> Pattern { rules[Int(step.rule)].periods[Int(step.period)].pattern }

  /// The plan as if a rule had no exceptions, and lasted one day.
  func withoutExceptions(_ rule: Int32) -> HolidayPlan {
    var steps = steps
    for index in steps.indices where steps[index].rule == rule {
      steps[index].hasExceptions = false
      steps[index].length = 1
    }
    return HolidayPlan(self, steps)
  }

  /// The plan without the steps that count from moved days, except those of one rule.
  fileprivate func resolving(_ target: Int32) -> HolidayPlan {
    HolidayPlan(
      self,
      steps.filter { step in
        guard let moved = step.pattern.movedTarget, moved.neighbour == nil else { return true }
        return step.rule == target
      })
  }

  /// The plan as if every rule had always been in force, without cancelled or moved days.
  func withoutLimits() -> HolidayPlan {
    var free = steps
    for index in free.indices {
      free[index].hasExceptions = false
      free[index].filter = nil
      free[index].first = Day(Int32.min / 2)
      free[index].last = Day(Int32.max / 2)
    }
    return HolidayPlan(self, free)
  }

  /// The plan with other steps of the same rules.
  private init(_ plan: HolidayPlan, _ steps: [PlanStep]) {
    region = plan.region
    rules = plan.rules
    offset = plan.offset
    beside = plan.beside
    others = plan.others
    ranks = plan.ranks
    self.steps = steps
    reach = ShiftReach(steps)
  }
}

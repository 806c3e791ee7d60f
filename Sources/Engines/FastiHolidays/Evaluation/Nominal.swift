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
  /// The days of the plan's targets; empty before ``findTargets(of:)``, and if no step counts from another rule.
  var targets: [TargetDays] = []
  /// Whether the steps are those of a target: only the first day of each holiday is found, on the rule's own day.
  var isTarget = false
  var found: [Nominal] = []
  var gaps: [HolidayGap] = []

  /// - Parameter steps: The number of steps that will run; nil for all of the plan.
  init(_ plan: HolidayPlan, _ window: DayRange, asked: DayRange, steps: Int? = nil) {
    self.plan = plan
    self.window = window
    self.asked = asked
    found.reserveCapacity((steps ?? plan.steps.count) * (window.count / 365 + 1) + 8)
  }

  /// All steps over the window; steps that need the days of others are last.
  mutating func run() {
    findTargets(of: plan.steps.indices)
    for index in plan.steps.indices { run(index) }
  }

  /// One step over the window.
  mutating func run(step index: Int) {
    findTargets(of: index..<index + 1)
    run(index)
  }

  /// One step over the window, after ``findTargets(of:)``.
  mutating func run(_ index: Int) {
    plan.steps.withUnsafeBufferPointer { steps in
      let step = steps[index]
      switch step.pattern {
      case .yearly(let pattern): yearly(pattern, index)
      case .dates: dates(index)
      case .swaps: swaps(index)
      case .days(let count, let target):
        for day in targets[Int(target)].days { add(day + count, index) }
      case .weekday(let weekday, let target, let after, let inclusive):
        for day in targets[Int(target)].days {
          let from = inclusive ? day : day + (after ? 1 : -1)
          add(after ? from.onOrAfter(weekday) : from.onOrBefore(weekday), index)
        }
      case .between: between(index)
      case .nothing: break
      }
      if step.hasExceptions, !isTarget { moved(index) }
    }
  }

  /// The days of a pattern that is evaluated year by year.
  private mutating func yearly(_ pattern: YearlyPattern, _ index: Int) {
    guard let starts = plan.steps[index].starts(in: window) else { return }
    let spill = pattern.spill
    let first = max(starts.first.year + spill.lowerBound, Limits.year.lowerBound)
    let last = min(starts.last.year + spill.upperBound, Limits.year.upperBound)
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

  mutating func add(_ day: Day, _ index: Int) { add(day, index, worked: nil) }

  /// Adds a day and, for a longer holiday, the days after it; `worked` is the day exchanged for the first.
  @inline(__always)
  private mutating func add(_ day: Day, _ index: Int, worked: Day?) {
    plan.steps.withUnsafeBufferPointer { steps in
      guard day >= steps[index].first, day <= steps[index].last else { return }
      if let cycle = steps[index].cycle, !cycle.contains(day.year) { return }
      if steps[index].hasExceptions, exception(index, day) { return }
      let filter = steps[index].filter
      for further in 0..<Int(steps[index].length) {
        if let filter, !filter.collision, !filter.admits(day + further, in: plan) { continue }
        append(day + further, day + further, index, worked: further == 0 ? worked : nil)
        if isTarget { return }
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
      case .cancelled: return true
      case .moved: if !isTarget { return true }
      case .renamed: break
      }
    }
    return false
  }

  /// The days that exceptions moved into the window. For a swap the worked day stays, which may be far from them.
  private mutating func moved(_ index: Int) {
    let step = plan.steps[index]
    for exception in plan.rules[Int(step.rule)].exceptions {
      guard case .moved(let day) = exception.change else { continue }
      let days = DayRange(day...(day + Int(step.length - 1)))
      guard days.intersection(window) != nil || step.pattern.isSwaps else { continue }
      let about = exception.occasion.days
      guard step.first <= about.last, step.last >= about.first else { continue }
      var alone = NominalSearch(plan.withoutExceptions(step.rule), about, asked: asked, steps: 1)
      alone.run(step: index)
      guard let own = alone.found.first(where: { about.contains($0.day) }) else { continue }
      for (further, day) in days.enumerated() {
        append(day, own.day + further, index, worked: further == 0 && own.worked != own.day ? own.worked : nil)
      }
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
    guard case .swaps(let swaps) = plan.pattern(of: plan.steps[index]) else { return }
    for pair in swaps.pairs { add(pair.off, index, worked: pair.worked) }
  }

  /// The days between two public holidays that are not public holidays.
  private mutating func between(_ index: Int) {
    guard plan.steps[index].starts(in: window) != nil else { return }
    var search = NominalSearch(plan, window.widened(before: 1, after: 1), asked: asked)
    search.findTargets(of: plan.steps.indices)
    for other in plan.steps.indices where plan.steps[other].kind == .public && plan.steps[other].wholeDay {
      if !plan.steps[other].pattern.isBetween { search.run(other) }
    }
    let days = (search.found.map { $0.day } + plan.daysBeside(in: search.window)).sorted()
    for place in days.indices.dropFirst() where days[place] - days[place - 1] == 2 { add(days[place - 1] + 1, index) }
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

  /// The plan with other steps of the same rules, in the same order.
  init(_ plan: HolidayPlan, _ steps: [PlanStep]) {
    region = plan.region
    rules = plan.rules
    offset = plan.offset
    beside = plan.beside
    others = plan.others
    ranks = plan.ranks
    targets = plan.targets
    self.steps = steps
    reach = ShiftReach(steps)
  }
}

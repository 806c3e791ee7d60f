import FastiCalendars
import FastiCivil

/// A rule's own day, before any shift.
struct Nominal {
  var day: Day
  /// The day the pattern gave; differs from `day` only where an exception moved it.
  var pattern: Day
  var step: Int32
  /// For a swap, the weekend day worked in exchange; else the day itself.
  var worked: Day
}

/// Finds the nominal days of a plan in a window of days.
struct NominalSearch: DayCollector {
  let plan: HolidayPlan
  let window: DayRange
  /// The days the question was about; the window may reach further.
  let asked: DayRange
  var found: [Nominal] = []
  var gaps: [HolidayGap] = []

  init(_ plan: HolidayPlan, _ window: DayRange, asked: DayRange) {
    self.plan = plan
    self.window = window
    self.asked = asked
    found.reserveCapacity(plan.steps.count * (window.count / 365 + 1) + 8)
  }

  /// All steps over the window, the ones that need the others' days last.
  mutating func run() {
    for index in plan.steps.indices {
      if case .between = plan.steps[index].pattern { between(index) } else { run(index) }
    }
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
        for day in targetDays(target, reach) { add(day + count, index) }
      case .weekday(let weekday, let target, let after, let inclusive):
        for day in targetDays(target, after ? 0...7 : -7...0) {
          let from = inclusive ? day : day + (after ? 1 : -1)
          add(after ? from.onOrAfter(weekday) : from.onOrBefore(weekday), index)
        }
      case .between, .nothing: break
      }
      if step.hasExceptions { moved(index) }
    }
  }

  /// The days of a pattern that has its days year by year.
  private mutating func yearly(_ pattern: YearlyPattern, _ index: Int) {
    let spill = pattern.spill
    let length = Int(plan.steps[index].length)
    let first = max((window.first - (length - 1)).year + spill.lowerBound, Limits.year.lowerBound)
    let last = min(window.last.year + spill.upperBound, Limits.year.upperBound)
    guard first <= last else { return }
    for year in first...last { add(pattern, in: year, index) }
  }

  mutating func calendar(
    _ calendar: CalendarID, _ month: Int, _ day: MonthDay, _ leap: LeapMonths, _ year: Int, _ index: Int
  ) {
    do {
      for day in try calendar.days(month: month, day: day, leap: leap, inGregorianYear: year) { add(day, index) }
    } catch { gap(index, calendar.range, year) }
  }

  mutating func term(_ pattern: Astronomical, _ year: Int, _ index: Int) {
    do {
      let instant = try Sky.term(SolarTerm(longitude: pattern.longitude), year: year)
      add(instant.day(offset: plan.offset(instant.instant)), index)
    } catch { gap(index, Limits.days, year) }
  }

  /// Notes once per rule that its calendar ends; only years that the window and the period really ask for count.
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
      if steps[index].hasExceptions, exception(index, day.year) { return }
      for further in 0..<Int(steps[index].length) { append(day + further, day + further, index) }
    }
  }

  @inline(__always)
  private mutating func append(_ day: Day, _ pattern: Day, _ index: Int, worked: Day? = nil) {
    guard window.contains(day) || worked.map({ window.contains($0) }) ?? false else { return }
    found.append(Nominal(day: day, pattern: pattern, step: Int32(index), worked: worked ?? day))
  }

  /// Whether the rule did not fall on its own day that year.
  private func exception(_ index: Int, _ year: Int) -> Bool {
    for exception in plan.rules[Int(plan.steps[index].rule)].exceptions where exception.year == year {
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
      guard DayRange(year: exception.year).contains(max(step.first, Day(year: exception.year, month: 1, day: 1))),
        step.last >= Day(year: exception.year, month: 1, day: 1)
      else { continue }
      var alone = NominalSearch(plan.withoutExceptions(step: index), DayRange(year: exception.year), asked: asked)
      alone.run(0)
      if let nominal = alone.found.first { append(day, nominal.day, index) }
    }
  }

  private mutating func dates(_ index: Int) {
    guard case .dates(let dates) = plan.pattern(of: plan.steps[index]) else { return }
    for day in dates.days { add(day, index) }
  }

  private mutating func swaps(_ index: Int) {
    let step = plan.steps[index]
    guard case .swaps(let swaps) = plan.pattern(of: step) else { return }
    for pair in swaps.pairs where pair.off >= step.first && pair.off <= step.last {
      append(pair.off, pair.off, index, worked: pair.worked)
    }
  }

  /// The nominal first days of another rule, in the window and as far around it as the relation reaches.
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

  /// The days that are not public holidays and lie between two.
  private mutating func between(_ index: Int) {
    var search = NominalSearch(plan, window.widened(before: 1, after: 1), asked: asked)
    for other in plan.steps.indices {
      if case .between = plan.steps[other].pattern { continue }
      if plan.steps[other].kind == .public { search.run(other) }
    }
    let days = search.found.map { $0.day }.sorted()
    for place in days.indices.dropFirst() where days[place] - days[place - 1] == 2 { add(days[place - 1] + 1, index) }
  }
}

extension HolidayPlan {
  /// The pattern of a step as the rule has it.
  fileprivate func pattern(of step: PlanStep) -> Pattern { rules[Int(step.rule)].periods[Int(step.period)].pattern }

  /// The plan of one step alone, as if its rule had no exceptions.
  fileprivate func withoutExceptions(step index: Int) -> HolidayPlan {
    var step = steps[index]
    step.hasExceptions = false
    return HolidayPlan(region: region, rules: rules, offset: offset, steps: [step], ranks: ranks, reach: reach)
  }

  /// The plan as if every rule had always held and nothing had been cancelled or moved.
  func withoutLimits() -> HolidayPlan {
    var free = steps
    for index in free.indices {
      free[index].hasExceptions = false
      free[index].first = Day(Int32.min / 2)
      free[index].last = Day(Int32.max / 2)
    }
    return HolidayPlan(region: region, rules: rules, offset: offset, steps: free, ranks: ranks, reach: reach)
  }

  private init(
    region: Region, rules: [Rule], offset: @escaping @Sendable (Instant) -> Int, steps: [PlanStep], ranks: [Int32],
    reach: ShiftReach
  ) {
    self.region = region
    self.rules = rules
    self.offset = offset
    self.steps = steps
    self.ranks = ranks
    self.reach = reach
  }
}

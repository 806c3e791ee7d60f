public import FastiCivil

extension WorkdayCalendar {
  /// The calendar of one or more regions.
  ///
  /// Holidays are resolved within the reach of their rules around the range before single days are examined, so that a
  /// day in lieu is found even if its own day is outside the range. Without a region, Saturday and Sunday are the days
  /// off.
  ///
  /// - Parameters:
  ///   - plans: The regions.
  ///   - everywhere: Rules that apply in all of them, such as a user's; their weekend is ignored.
  ///   - range: The days of the calendar, within the years 1583 to 2999.
  ///   - combination: The result for a day that is off in one region and worked in another.
  ///   - kinds: The kinds of holiday that are days off.
  ///   - leave: Further days off.
  /// - Throws: `.outOfRange` when the range leaves the years 1583 to 2999.
  /// - Complexity: O(rules × years), about 3 µs for a country and a year.
  public init(
    _ plans: [HolidayPlan], everywhere: HolidayPlan? = nil, over range: DayRange,
    combining combination: WorkdayCombination = .union, kinds: [HolidayKind] = [.public], leave: [Day] = []
  ) throws(CivilError) {
    for day in [range.first, range.last] where !day.isWithinLimits {
      throw .outOfRange(field: .year, value: day.year, limits: Limits.year)
    }
    var sources: [RegionDays] = []
    for plan in plans { sources.append(try RegionDays(plan, range, kinds)) }
    if sources.isEmpty { sources.append(RegionDays()) }
    var gaps = sources.flatMap { $0.gaps }
    if let everywhere {
      let further = try RegionDays(everywhere, range, kinds)
      gaps += further.gaps
      for index in sources.indices { sources[index].add(further) }
    }
    self.init(
      range: range, regions: sources, stretches: RegionDays.stretches(sources, range, combination),
      combination: combination, leave: leave, gaps: gaps)
  }

  private init(
    range: DayRange, regions: [RegionDays], stretches: [Stretch], combination: WorkdayCombination, leave: [Day],
    gaps: [Gap]
  ) {
    guard regions.count > 1 else {
      // There is nearly always one region, whose days need no comparison.
      self.init(
        range: range, stretches: stretches, off: regions[0].off + leave, worked: regions[0].worked,
        partDays: regions[0].partDays, gaps: gaps)
      return
    }
    var off: [Day] = []
    var worked: [Day] = []
    for day in regions.flatMap({ $0.off + $0.worked }).ascending {
      let count = regions.reduce(0) { $0 + ($1.isBusinessDay(day) ? 1 : 0) }
      let isBusiness = combination == .union ? count == regions.count : count > 0
      if isBusiness { worked.append(day) } else { off.append(day) }
    }
    self.init(
      range: range, stretches: stretches, off: off + leave, worked: worked,
      partDays: RegionDays.partDays(regions, combination), gaps: gaps)
  }
}

/// The days of a range in one region.
private struct RegionDays {
  var region: Region?
  /// Days off, in order.
  var off: [Day] = []
  /// Days worked in exchange, in order.
  var worked: [Day] = []
  var partDays: [PartDay] = []
  var gaps: [WorkdayCalendar.Gap] = []

  /// No region: only the week.
  init() {}

  init(_ plan: HolidayPlan, _ range: DayRange, _ kinds: [HolidayKind]) throws(CivilError) {
    region = plan.region
    let answer = try plan.occurrences(in: range)
    for occurrence in answer.occurrences {
      let period = plan.period(occurrence)
      if occurrence.kind == .workday {
        worked.append(occurrence.day)
        if period.kind == .workday { partDays += Self.off(period, on: occurrence.day) }
      } else if kinds.contains(occurrence.kind) {
        if !period.isWholeDay {
          partDays.append(PartDay(day: occurrence.day, from: period.from ?? .midnight, until: period.to))
        } else {
          off.append(occurrence.day)
        }
      }
    }
    gaps = answer.gaps.map {
      WorkdayCalendar.Gap(region: plan.region.code, rule: plan.rules[Int($0.rule)].id, limits: $0.limits)
    }
  }

  /// The hours that a shortened working day is off: those before its start and after its end.
  private static func off(_ period: Rule.Period, on day: Day) -> [PartDay] {
    var parts: [PartDay] = []
    if let from = period.from { parts.append(PartDay(day: day, from: .midnight, until: from)) }
    if let to = period.to { parts.append(PartDay(day: day, from: to)) }
    return parts
  }

  mutating func add(_ other: RegionDays) {
    off = (off + other.off).ascending
    worked = (worked + other.worked).ascending
    partDays += other.partDays
  }

  func isBusinessDay(_ day: Day) -> Bool {
    if off.holds(day) { return false }
    let rest = region?.weekend(on: day) ?? .saturdaySunday
    return !rest.contains(day.weekday) || worked.holds(day)
  }

  /// The days of rest of all regions together, by period.
  static func stretches(
    _ regions: [RegionDays], _ range: DayRange, _ combination: WorkdayCombination
  ) -> [WorkdayCalendar.Stretch] {
    var starts = [range.first]
    for weekend in regions.flatMap({ $0.region?.weekends ?? [] }) {
      if let since = weekend.validity.since, range.contains(since) { starts.append(since) }
      if let until = weekend.validity.until, range.contains(until + 1) { starts.append(until + 1) }
    }
    starts = starts.ascending
    var result: [WorkdayCalendar.Stretch] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : range.last
      guard let days = try? DayRange(start, end) else { continue }
      let sets = regions.map { $0.region?.weekend(on: start) ?? .saturdaySunday }
      let rest = Weekday.allCases.filter { weekday in
        let count = sets.reduce(0) { $0 + ($1.contains(weekday) ? 1 : 0) }
        return combination == .union ? count > 0 : count == sets.count
      }
      result.append(WorkdayCalendar.Stretch(days: days, rest: WeekdaySet(rest)))
    }
    return result
  }

  /// The part days of all regions together: for a union all of them, for an intersection the hours no region works.
  static func partDays(_ regions: [RegionDays], _ combination: WorkdayCombination) -> [PartDay] {
    let all = regions.flatMap { $0.partDays }
    guard combination == .intersection else { return all }
    var common: [PartDay] = []
    for part in PartDay.joined(all) {
      var hours = [part]
      for region in regions where region.isBusinessDay(part.day) {
        let own = PartDay.joined(region.partDays.filter { $0.day == part.day })
        hours = hours.flatMap { part in own.compactMap { part.common(with: $0) } }
      }
      common += hours
    }
    return common
  }
}

public import FastiCivil
public import FastiHolidays
public import FastiRecords

/// Makes calendars of business days from regions, the user's rules, and a way to combine regions.
public struct WorkdaySource: Sendable {
  /// The regions, in the order they were named.
  public let regions: [RegionCode]
  /// How several regions are combined into one calendar.
  public let combination: WorkdayCombination
  private let plans: [HolidayPlan]
  /// The user's rules for every region.
  private let everywhere: HolidayPlan?

  /// The business days of regions.
  /// - Throws: `.notFound` when a region's time zone is not on this machine.
  public init(
    _ almanac: Almanac, _ regions: [RegionCode], combining combination: WorkdayCombination = .union
  ) throws(Failure) {
    self.init(by: try almanac.plans(regions), of: regions, combining: combination)
  }

  /// The business days of regions by their plans, with that of the user's rules for every region.
  package init(
    by plans: [HolidayPlan], of regions: [RegionCode], combining combination: WorkdayCombination = .union
  ) {
    self.regions = regions
    self.combination = combination
    self.plans = plans.filter { !$0.region.code.bytes.isEmpty }
    everywhere = plans.first { $0.region.code.bytes.isEmpty }
  }

  /// The calendar of a range of days.
  /// - Throws: `.invalid` when the range is outside the years 1583 to 2999.
  public func calendar(over range: DayRange, leave: [Day] = []) throws(Failure) -> WorkdayCalendar {
    do {
      return try WorkdayCalendar(plans, everywhere: everywhere, over: range, combining: combination, leave: leave)
    } catch { throw Failure(error, field: .range) }
  }

  /// The days around two others, in any order, within the years 1583 to 2999.
  /// - Throws: `.invalid` when one of them is outside these years.
  static func range(of one: Day, _ other: Day, margin: Int = 0) throws(Failure) -> DayRange {
    for day in [one, other] where !day.isWithinLimits {
      throw Failure(.outOfRange(field: .year, value: day.year, limits: Limits.year), field: .date)
    }
    let range = DayRange(min(one, other)).widened(before: margin, after: margin + abs(other - one))
    return range.intersection(Limits.days) ?? DayRange(one)
  }
}

extension WorkdayCalendar.Gap {
  package var warning: Sentence {
    Sentence(.holidayGap, .text(rule.string), .day(limits.first), .day(limits.last))
  }
}

public import FastiCivil
public import FastiHolidays

/// The business days of one or more regions over some years, counted and found in a few nanoseconds.
///
/// ```swift
/// let work = try HolidayCalendar("SE").businessDays(in: 2026...2027)
/// let friday = Day(year: 2026, month: 12, day: 18)
/// print(try work.add(10, to: friday))  // 2027-01-05
/// print(try work.count(from: friday, to: friday + 14, bounds: .inclusive))  // 9
/// print(try work.next(after: friday), try work.isBusinessDay(friday + 1))  // 2026-12-21 false
/// print(try work.count(in: YearMonth(year: 2026, month: 12)))  // 22
/// ```
///
/// The caller always says which ends of a span are counted, because conventions differ between trades.
public struct BusinessDays: Sendable {
  @usableFromInline let workdays: Workdays
  private let calendar: WorkdayCalendar

  /// The business days that several regions have in common, or that any of them has.
  ///
  /// ```swift
  /// let both = try BusinessDays(
  ///   [HolidayCalendar("SE"), HolidayCalendar("US")], in: DayRange(year: 2026), combining: .union)
  /// print(try both.count(in: DayRange(year: 2026)))  // 245
  /// ```
  ///
  /// - Parameters:
  ///   - calendars: The regions; without any, Saturday and Sunday are the days off.
  ///   - range: The range of days.
  ///   - combination: Off in any of them (`.union`), or off in all of them.
  ///   - kinds: The kinds of holiday that are days off.
  /// - Throws: `.outOfRange` outside the years 1583 to 2999.
  /// - Complexity: O(rules × years + days), about 10 µs a region and year.
  public init(
    _ calendars: [HolidayCalendar], in range: DayRange, combining combination: WorkdayCombination = .union,
    off kinds: Set<HolidayKind> = [.public]
  ) throws(CivilError) {
    calendar = try WorkdayCalendar(calendars.map(\.plan), over: range, combining: combination, kinds: Array(kinds))
    workdays = Workdays(calendar)
  }

  /// The days for which there is an answer.
  public var range: DayRange { workdays.range }

  /// Whether a day is a business day.
  /// - Throws: `.outside` when it is not in ``range``.
  @inlinable
  public func isBusinessDay(_ day: Day) throws(WorkdayError) -> Bool { try workdays.isBusinessDay(day) }

  /// The business days from one day to another; negative when the first comes after the second.
  ///
  /// - Parameter bounds: Which of the two ends is counted itself, if it is a business day.
  /// - Throws: `.outside` when either day is not in ``range``.
  @inlinable
  public func count(from: Day, to: Day, bounds: WorkdayBounds) throws(WorkdayError) -> Int {
    try workdays.count(from: from, to: to, bounds: bounds)
  }

  /// The business days of a range of days.
  /// - Throws: `.outside` when the days are not all in ``range``.
  @inlinable
  public func count(in days: DayRange) throws(WorkdayError) -> Int {
    try workdays.count(from: days.first, to: days.last, bounds: .inclusive)
  }

  /// The business days of a month.
  /// - Throws: `.outside` when the month is not wholly in ``range``.
  @inlinable
  public func count(in month: YearMonth) throws(WorkdayError) -> Int { try count(in: month.days) }

  /// The business day `number` business days after a day, before it when negative.
  ///
  /// - Parameter start: Where counting begins when `day` is a day off.
  /// - Throws: `.outside` when the day is not in ``range``, `.beyond` when the answer is not, `.dayOff` if `start` is
  ///   `.refuse`.
  @inlinable
  public func add(_ number: Int, to day: Day, start: DayOffStart = .next) throws(WorkdayError) -> Day {
    try workdays.add(number, to: day, start: start)
  }

  /// The first business day after a day.
  /// - Throws: `.outside`, or `.beyond` when ``range`` ends before it.
  public func next(after day: Day) throws(WorkdayError) -> Day { try workdays.next(after: day) }

  /// The last business day before a day.
  /// - Throws: `.outside`, or `.beyond` when ``range`` begins after it.
  public func previous(before day: Day) throws(WorkdayError) -> Day { try workdays.previous(before: day) }

  /// A business day of a month: 1 its first, 2 its second; -1 its last, -2 the one before.
  /// - Throws: `.outside` when a part of the month is outside ``range``, `.noSuchDay` when it has fewer, and for 0.
  public func businessDay(_ number: Int, of month: YearMonth) throws(WorkdayError) -> Day {
    try workdays.businessDay(number, of: month)
  }

  /// The breakdown of a count: days, weekdays, holidays on weekdays, worked days of rest.
  /// - Throws: `.outside` when either day is not in ``range``.
  public func breakdown(from: Day, to: Day, bounds: WorkdayBounds) throws(WorkdayError) -> WorkdayBreakdown {
    try calendar.breakdown(from: from, to: to, bounds: bounds)
  }

  /// What part-day holidays subtract, in days of these working hours.
  /// - Throws: `.outside` when either day is not in ``range``.
  public func daysLost(
    from: Day, to: Day, bounds: WorkdayBounds, hours: WorkingHours
  ) throws(WorkdayError) -> Double {
    try calendar.lost(from: from, to: to, bounds: bounds, hours: hours)
  }

  /// Rules without an answer for the whole of ``range``, each with the days for which it has one.
  public var gaps: [Holidays.Gap] {
    calendar.gaps.map { Holidays.Gap(ruleID: $0.rule.string, known: $0.limits) }
  }
}

extension BusinessDays: Hashable, CustomStringConvertible {
  /// Whether both have the same business days over the same range.
  public static func == (left: BusinessDays, right: BusinessDays) -> Bool { left.calendar == right.calendar }

  /// Feeds the range to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(range) }

  /// The range and how many of its days are business days.
  public var description: String {
    "\(range): \((try? count(in: range)) ?? 0) business days"
  }
}

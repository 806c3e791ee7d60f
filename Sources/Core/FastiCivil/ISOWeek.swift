/// A week of ISO 8601: Monday to Sunday, numbered in the year that contains its Thursday.
///
/// ```swift
/// let week = ISOWeek(Day(year: 2027, month: 1, day: 1))
/// print(week, week.start, week.end)  // 2026-W53 2026-12-28 2027-01-03
/// print(week.advanced(by: 1), ISOWeek.weeks(in: 2026))  // 2027-W01 53
/// ```
public struct ISOWeek: Hashable, Comparable, Sendable {
  /// The ISO year, which can differ from the calendar year around 1 January.
  public let year: Int
  /// The week's number, 1 to 52 or 53.
  public let week: Int

  /// A week from its parts.
  /// - Throws: `.outOfRange`, or `.noSuchWeek` for week 53 of a year of 52.
  public init(year: Int, week: Int) throws(CivilError) {
    try check(year, .year, Limits.year)
    try check(week, .week, Limits.week)
    let last = ISOWeek.weeks(in: year)
    guard week <= last else { throw .noSuchWeek(year: year, week: week, last: last) }
    self.year = year
    self.week = week
  }

  init(unchecked year: Int, _ week: Int) {
    self.year = year
    self.week = week
  }

  /// The week that contains a day.
  @inline(__always)
  public init(_ day: Day) {
    // A week belongs to the year of its Thursday (ISO 8601-1:2019, 3.1.1.23), so the Thursday's ordinal counts weeks.
    let thursday = day + (4 - day.weekday.isoNumber)
    let year = thursday.year
    self.init(unchecked: year, (thursday - Day(year: year, month: 1, day: 1)) / 7 + 1)
  }

  /// The number of weeks of an ISO year, 52 or 53.
  public static func weeks(in year: Int) -> Int {
    // 28 December is always in the last week.
    ISOWeek(Day(year: year, month: 12, day: 28)).week
  }

  /// The week's Monday.
  public var start: Day {
    let fourth = Day(year: year, month: 1, day: 4)
    return fourth + (7 * (week - 1) + 1 - fourth.weekday.isoNumber)
  }

  /// The week's Sunday.
  public var end: Day { start + 6 }

  /// Monday to Sunday.
  public var days: DayRange { DayRange(uncheckedFirst: start, last: end) }

  /// Whether both are the same week.
  public static func == (left: ISOWeek, right: ISOWeek) -> Bool { left.year == right.year && left.week == right.week }

  /// Earlier weeks are smaller.
  public static func < (left: ISOWeek, right: ISOWeek) -> Bool { (left.year, left.week) < (right.year, right.week) }
}

extension ISOWeek: Strideable, CustomStringConvertible {
  /// The number of weeks from this week to another, negative when that is earlier.
  public func distance(to other: ISOWeek) -> Int { (other.start - start) / 7 }

  /// The week `weeks` weeks later, or earlier when negative.
  public func advanced(by weeks: Int) -> ISOWeek { ISOWeek(start + 7 * weeks) }

  /// `2026-W06`.
  public var description: String { iso }
}

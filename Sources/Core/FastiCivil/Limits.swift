/// Every limit of civil time, declared once for checks, errors and tests.
///
/// ```swift
/// print(Limits.year, Limits.days)  // 1583...2999 1583-01-01/2999-12-31
/// ```
public enum Limits {
  /// Years that can be written and read: the first full Gregorian year to the last supported year.
  public static let year: ClosedRange<Int> = 1583...2999
  /// Months of a year, 1 = January.
  public static let month: ClosedRange<Int> = 1...12
  /// Days of the longest month.
  public static let day: ClosedRange<Int> = 1...31
  /// Weeks of the longest ISO year.
  public static let week: ClosedRange<Int> = 1...53
  /// ISO weekdays, 1 = Monday.
  public static let isoWeekday: ClosedRange<Int> = 1...7
  /// Ordinal days of the longest year.
  public static let dayOfYear: ClosedRange<Int> = 1...366
  /// Hours of a day.
  public static let hour: ClosedRange<Int> = 0...23
  /// Minutes of an hour.
  public static let minute: ClosedRange<Int> = 0...59
  /// Seconds of a minute; leap seconds are not supported.
  public static let second: ClosedRange<Int> = 0...59
  /// All days of the years 1583 to 2999.
  public static let days = DayRange(uncheckedFirst: Day(-141_349), last: Day(376_199))
}

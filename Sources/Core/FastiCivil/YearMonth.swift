/// A month of a Gregorian year.
///
/// ```swift
/// let month = YearMonth(Day(year: 2026, month: 12, day: 24))
/// print(month, month.length, month.end, month.advanced(by: 2))  // 2026-12 31 2026-12-31 2027-02
/// ```
public struct YearMonth: Hashable, Comparable, Sendable {
  /// The year, 1583 to 2999.
  public let year: Int
  /// The month, 1 = January.
  public let month: Int

  /// A month from its parts.
  /// - Throws: `.outOfRange` naming the field.
  public init(year: Int, month: Int) throws(CivilError) {
    try check(year, .year, Limits.year)
    try check(month, .month, Limits.month)
    self.year = year
    self.month = month
  }

  /// The month that contains a day.
  public init(_ day: Day) {
    let date = day.date
    year = date.year
    month = date.month
  }

  /// The first day of the month.
  public var start: Day { Day(year: year, month: month, day: 1) }
  /// The last day of the month.
  public var end: Day { start + (length - 1) }
  /// 28 to 31 days.
  public var length: Int { CivilDate.daysInMonth(year: year, month: month) }
  /// From the first to the last day of the month, 28 to 31 days.
  public var days: DayRange { DayRange(uncheckedFirst: start, last: end) }

  /// Whether both are the same month.
  public static func == (left: YearMonth, right: YearMonth) -> Bool {
    left.year == right.year && left.month == right.month
  }

  /// Earlier months are smaller.
  public static func < (left: YearMonth, right: YearMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

extension YearMonth: Strideable, CustomStringConvertible {
  /// The number of months from this month to another, negative when that is earlier.
  public func distance(to other: YearMonth) -> Int { (other.year - year) * 12 + other.month - month }

  /// The month `months` months later, or earlier when negative.
  public func advanced(by months: Int) -> YearMonth {
    let index = year * 12 + (month - 1) + months
    return YearMonth(Day(year: index / 12, month: index % 12 + 1, day: 1))
  }

  /// `2026-02`.
  public var description: String { iso }
}

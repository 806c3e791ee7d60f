/// A day of a month, counted from its start or as its last.
///
/// ```swift
/// let ends = try CalendarID.coptic.days(month: 13, day: .last, inGregorianYear: 2027)
/// print(ends, try CalendarID.coptic.days(month: 13, day: .day(6), inGregorianYear: 2026))  // [2027-09-11] []
/// ```
public enum MonthDay: Hashable, Sendable {
  /// The day of that number, from 1.
  case day(Int)
  /// The last day, whatever its number.
  case last

  /// The number of the day in a month of `length` days; nil when the month is too short.
  @inline(__always)
  func number(length: Int) -> Int? {
    switch self {
    case .day(let day): day >= 1 && day <= length ? day : nil
    case .last: length
    }
  }
}

/// Which of two months with the same number is meant, in a calendar that inserts months.
///
/// ```swift
/// for leap in [LeapMonths.regular, .leap, .both] {
///   print(try CalendarID.chinese.days(month: 6, day: .day(1), leap: leap, inGregorianYear: 2025))
/// }
/// // [2025-06-25]
/// // [2025-07-25]
/// // [2025-06-25, 2025-07-25]
/// ```
public enum LeapMonths: Hashable, Sendable {
  /// Only the regular month.
  case regular
  /// Only the inserted month, in the years that have it.
  case leap
  /// The regular month and the inserted one.
  case both
}

/// A day of a month, counted from its start or as its last.
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
public enum LeapMonths: Hashable, Sendable {
  /// Only the regular month.
  case regular
  /// Only the inserted month, in the years that have it.
  case leap
  /// The regular month and the inserted one.
  case both
}

public import FastiCivil

/// Why a question about business days has no answer.
public enum WorkdayError: Error, Hashable, Sendable {
  /// The day lies outside the days the calendar was made for.
  case outside(day: Day, range: DayRange)
  /// The answer lies outside the days the calendar was made for.
  case beyond(range: DayRange)
  /// Counting was to begin on a day off, and that was to be refused.
  case dayOff(Day)
  /// The month has no business day of that number; it has `count`.
  case noSuchDay(number: Int, month: YearMonth, count: Int)
}

public import FastiCivil

/// Why a question about business days has no answer.
public enum WorkdayError: Error, Hashable, Sendable {
  /// The day is outside the days of the calendar.
  case outside(day: Day, range: DayRange)
  /// The answer is outside the days of the calendar.
  case beyond(range: DayRange)
  /// The first day is a day off, and the caller asked to refuse that.
  case dayOff(Day)
  /// The month has no business day of that number; it has `count`.
  case noSuchDay(number: Int, month: YearMonth, count: Int)
}

public import FastiCivil

/// Why a question about business days has no answer.
///
/// ```swift
/// let work = try HolidayCalendar("SE").businessDays(in: 2026...2026)
/// do {
///   _ = try work.next(after: Day(year: 2027, month: 1, day: 1))
/// } catch .outside(let day, let range) {
///   print(day, range)  // 2027-01-01 2026-01-01/2026-12-31
/// } catch {
///   print(error)
/// }
/// ```
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

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

#if !hasFeature(Embedded)
  extension WorkdayError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why the question has no answer, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .outside(let day, let range):
        Sentence(.workdayOutside, .day(day), .day(range.first), .day(range.last))
      case .beyond(let range): Sentence(.workdayBeyond, .number(range.first.year), .number(range.last.year))
      case .dayOff(let day): Sentence(.workdayDayOff, .day(day))
      case .noSuchDay(let number, let month, let count):
        Sentence(.workdayNoSuchDay, .text(month.iso), .number(number), .number(count))
      }
    }
  }
#endif

public import FastiCalendars
public import FastiCivil

/// A mistake in a recurrence.
public enum RecurrenceError: Error, Hashable, Sendable {
  /// The step lies outside ``RecurrenceStep/limits``.
  case stepOutOfRange(Int)
  /// The number of occurrences lies outside ``RecurrenceEnd/counts``.
  case countOutOfRange(Int)
  /// A rule on weekdays, months or days of the month, and none was given.
  case noDays
  /// No month has a day of that number, from its start or from its end.
  case noSuchMonthDay(Int)
  /// A month has a weekday at most five times.
  case noSuchOrdinal(Int)
  /// The year has no month of that number.
  case noSuchMonth(Int)
  /// The recurrence would end before it begins.
  case reversed(first: Day, last: Day)
  /// The calendar does not reach the first day.
  case outsideCalendar(CalendarID, first: Day)
  /// Years of the calendar begin with its eras, so none is counted from; the Gregorian calendar has the same days.
  case noYears(CalendarID)
  /// No month of the calendar has that number or day.
  case neverInCalendar(CalendarID, month: Int, day: Int)
}

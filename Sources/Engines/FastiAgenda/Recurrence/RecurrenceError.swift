public import FastiCalendars
public import FastiCivil

/// A mistake in a recurrence.
public enum RecurrenceError: Error, Hashable, Sendable {
  /// The step is outside ``RecurrenceStep/limits``.
  case stepOutOfRange(Int)
  /// The number of occurrences is outside ``RecurrenceEnd/counts``.
  case countOutOfRange(Int)
  /// A rule on weekdays, months or days of the month without any of them.
  case noDays
  /// No month has a day of that number, from its start or from its end.
  case noSuchMonthDay(Int)
  /// A month has a weekday at most five times.
  case noSuchOrdinal(Int)
  /// The year has no month of that number.
  case noSuchMonth(Int)
  /// The recurrence would end before it begins.
  case reversed(first: Day, last: Day)
  /// The first day is outside the calendar.
  case outsideCalendar(CalendarID, first: Day)
  /// Years of the calendar begin with its eras, so they cannot be counted; the Gregorian calendar has the same days.
  case noYears(CalendarID)
  /// No month of the calendar has that number or day.
  case neverInCalendar(CalendarID, month: Int, day: Int)
}

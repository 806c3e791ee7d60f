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

#if !hasFeature(Embedded)
  extension RecurrenceError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .stepOutOfRange(let step):
        Sentence(.recurrenceStep, .number(step), .number(RecurrenceStep.limits.upperBound))
      case .countOutOfRange(let count):
        Sentence(.recurrenceCount, .number(count), .number(RecurrenceEnd.counts.upperBound))
      case .noDays: Sentence(.recurrenceNoDays)
      case .noSuchMonthDay(let day): Sentence(.recurrenceNoSuchMonthDay, .number(day))
      case .noSuchOrdinal(let ordinal): Sentence(.recurrenceNoSuchOrdinal, .number(ordinal))
      case .noSuchMonth(let month): Sentence(.recurrenceNoSuchMonth, .number(month))
      case .reversed(let first, let last): Sentence(.recurrenceReversed, .day(first), .day(last))
      case .outsideCalendar(let calendar, let first):
        Sentence(.recurrenceOutsideCalendar, .word(calendar.title), .day(first))
      case .noYears(let calendar): Sentence(.recurrenceNoYears, .word(calendar.title))
      case .neverInCalendar(let calendar, let month, let day):
        Sentence(.recurrenceNeverInCalendar, .word(calendar.title), .number(month), .number(day))
      }
    }
  }
#endif

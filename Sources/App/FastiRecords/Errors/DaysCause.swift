public import FastiAgenda
public import FastiCalendars
public import FastiCivil

/// Why a day or a number of days is not allowed.
public enum DaysCause: Hashable, Sendable {
  /// Outside the years that are supported.
  case outsideYears
  /// The text is neither a week nor a date.
  case noWeek
  /// The text means several days; one is required.
  case several(DayRange)
  /// The end is before the beginning.
  case reversed(first: Day, last: Day)
  /// The event lasts more days than allowed.
  case tooMany(Int, most: Int)
  /// The span of leave has more days than allowed.
  case longSpan(Int, most: Int)
  /// Something that lasts that many days cannot recur that often.
  case tooOften(Int, Repetition)
  case malformedCount
  /// A last day was given without a repetition.
  case lastAlone
  /// No occurrence of an event begins on the day.
  case noOccurrence
  /// The text is not a year, month and day of a calendar.
  case calendarDate(CalendarID)
  /// A line of a batch has no second day.
  case secondMissing
  /// A line of a batch has more than two days.
  case tooManyOnLine
  /// A line of a batch is not terminated.
  case endlessLine
  /// The clocks of the zone never showed the day.
  case skipped
}

extension DaysCause {
  var sort: FailureSort {
    switch self {
    case .outsideYears, .tooMany: "out-of-range"
    case .noWeek: "malformed-week"
    case .several: "several-days"
    case .reversed: "reversed-range"
    case .longSpan: "span-too-long"
    case .tooOften: "too-long"
    case .malformedCount: "malformed-days"
    case .lastAlone: .usage("missing-option")
    case .noOccurrence: .notFound("no-such-occurrence")
    case .calendarDate: "malformed-date"
    case .secondMissing, .tooManyOnLine, .endlessLine: "bad-line"
    case .skipped: "skipped-day"
    }
  }

  var sentence: Sentence {
    switch self {
    case .outsideYears:
      Sentence(.daysOutsideYears, .number(Limits.year.lowerBound), .number(Limits.year.upperBound))
    case .noWeek: Sentence(.daysNoWeek)
    case .several(let days): Sentence(.daysSeveral, .day(days.first), .day(days.last))
    case .reversed(let first, let last): Sentence(.daysReversed, .day(last), .day(first))
    case .tooMany(let days, let most), .longSpan(let days, let most):
      Sentence(.daysTooMany, .number(days), .number(most))
    case .tooOften(let days, .day): Sentence(.daysTooOftenDay, .number(days))
    case .tooOften(let days, .week): Sentence(.daysTooOftenWeek, .number(days))
    case .tooOften(let days, .month): Sentence(.daysTooOftenMonth, .number(days))
    case .tooOften(let days, .year): Sentence(.daysTooOftenYear, .number(days))
    case .malformedCount: Sentence(.daysMalformedCount)
    case .lastAlone: Sentence(.daysLastAlone)
    case .noOccurrence: Sentence(.daysNoOccurrence)
    case .calendarDate(let calendar): Sentence(.daysCalendarDate, .word(calendar.title))
    case .secondMissing: Sentence(.daysSecondMissing)
    case .tooManyOnLine: Sentence(.daysTooManyOnLine)
    case .endlessLine: Sentence(.daysEndlessLine)
    case .skipped: Sentence(.daysSkipped)
    }
  }
}

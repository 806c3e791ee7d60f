import FastiAgenda
import FastiCivil
import FastiFormats
import FastiReminders

// The codes for programs, and the sentences, of the errors of events.

extension RecurrenceError {
  var sort: FailureSort {
    switch self {
    case .stepOutOfRange, .countOutOfRange: "out-of-range"
    case .noDays: "no-days"
    case .noSuchMonthDay, .neverInCalendar: "no-such-day"
    case .noSuchOrdinal: "no-such-ordinal"
    case .noSuchMonth: "no-such-month"
    case .reversed: "reversed-range"
    case .outsideCalendar: "outside-calendar"
    case .noYears: "no-years"
    }
  }
}

extension AlarmError {
  var sort: FailureSort {
    switch self {
    case .malformed: "malformed-alarm"
    case .minutesOutOfRange, .daysOutOfRange: "out-of-range"
    case .time(let error): error.sort
    case .tooMany, .tooManySubjects: "too-many-alarms"
    case .subject: "malformed-alarm"
    }
  }
}

extension EventTimeError {
  var sort: FailureSort {
    switch self {
    case .reversed: "reversed-hours"
    case .daysOutOfRange: "out-of-range"
    }
  }
}

extension RRuleError {
  var sort: FailureSort {
    switch self {
    case .malformed, .repeated, .noFrequency, .untilAndCount: "malformed-rule"
    case .cannotSay: "unsupported-rule"
    case .recurrence(let error): error.sort
    }
  }

  var sentence: Sentence {
    switch self {
    case .malformed(nil): Sentence(.rruleMalformed)
    case .malformed(let part?): Sentence(.rruleMalformedPart, .text("\(part.name)"))
    case .repeated(let part): Sentence(.rruleRepeated, .text("\(part.name)"))
    case .noFrequency: Sentence(.rruleNoFrequency)
    case .untilAndCount: Sentence(.rruleUntilAndCount)
    case .cannotSay(let meaning): Sentence(.rruleCannotSay, .word(meaning.template))
    case .recurrence(let error): error.sentence
    }
  }
}

extension RRuleMeaning {
  fileprivate var template: Template {
    switch self {
    case .timesOfDay: .rruleTimesOfDay
    case .weeksOfYear: .rruleWeeksOfYear
    case .daysOfYear: .rruleDaysOfYear
    case .weekdaysOfYear: .rruleWeekdaysOfYear
    case .positions: .rrulePositions
    case .weekdaysWithNumbers: .rruleWeekdaysWithNumbers
    case .limitedSteps: .rruleLimitedSteps
    case .firstDayOutside: .rruleFirstDayOutside
    case .unclearEnd: .rruleUnclearEnd
    case .otherTime: .rruleOtherTime
    case .periods: .rrulePeriods
    case .otherCalendar: .rruleOtherCalendar
    case .severalMonths: .rruleSeveralMonths
    case .nothing: .rruleNothing
    }
  }
}

extension DateWordsError {
  var sort: FailureSort {
    switch self {
    case .notUnderstood: "malformed-date"
    case .civil(let error): error.sort
    case .monthTooShort: "no-such-day"
    case .otherWeekday: "other-weekday"
    case .outsideYears: "out-of-range"
    }
  }

  var sentence: Sentence {
    switch self {
    case .notUnderstood: Sentence(.civilNoDate)
    case .civil(let error): error.sentence
    case .monthTooShort(let month): Sentence(.dateWordsMonthTooShort, .day(month.first), .day(month.last))
    case .otherWeekday(let day): Sentence(.dateWordsOtherWeekday, .day(day))
    case .outsideYears: DaysCause.outsideYears.sentence
    }
  }
}

extension EventSentenceError {
  var sort: FailureSort {
    switch self {
    case .noTitle: "no-title"
    case .noDay: "no-day"
    case .either: "ambiguous-date"
    case .date(let error): error.sort
    case .recurrence(let error): error.sort
    }
  }

  var sentence: Sentence {
    switch self {
    case .noTitle: Sentence(.dateWordsNoTitle)
    case .noDay: Sentence(.dateWordsNoDay)
    case .either(let one, let other): Sentence(.dateWordsEither, .day(one), .day(other))
    case .date(let error): error.sentence
    case .recurrence(let error): error.sentence
    }
  }
}

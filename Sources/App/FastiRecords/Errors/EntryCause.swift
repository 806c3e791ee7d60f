public import FastiCivil
public import FastiLeave

/// Why fields of leave contradict each other.
public enum EntryCause: Hashable, Sendable {
  /// None of the days is a business day.
  case noBusinessDay
  /// No hours were given.
  case hoursMissing
  /// The hours are neither those of one day of a span nor those of all its days.
  case hoursDisagree(Hours, each: Hours, days: Int, total: Hours)
  /// The hours of a day were given for a single day.
  case notASpan
  /// The text is not two days of a month.
  case noTwoDays
  /// The text does not have one of these forms.
  case shape([String])
  /// The day is not a payday; `nearest` is the next payday after it.
  case noPayday(Day, nearest: Day?)
  /// The year has no day left to plan.
  case yearOver(Int)
}

extension EntryCause {
  var sort: FailureSort {
    switch self {
    case .noBusinessDay: "no-business-day"
    case .hoursMissing: .usage("missing-argument")
    case .hoursDisagree: "hours-disagree"
    case .notASpan: .usage("not-a-span")
    case .noTwoDays, .shape: "malformed-leave-option"
    case .noPayday: "anchor-is-no-payday"
    case .yearOver: "year-over"
    }
  }

  var sentence: Sentence {
    switch self {
    case .noBusinessDay: Sentence(.entryNoBusinessDay)
    case .hoursMissing: Sentence(.entryHoursMissing)
    case .hoursDisagree(let typed, let each, let days, let total):
      Sentence(
        .entryHoursDisagree, .decimal(typed.text), .decimal(each.text), .number(days), .decimal(total.text))
    case .notASpan: Sentence(.entryNotASpan, .field)
    case .noTwoDays: Sentence(.entryTwoDays)
    case .shape(let shapes): Sentence(.entryShape, .text(shapes.joined(separator: ", ")))
    case .noPayday(let day, _): LeaveError.anchorIsNoPayday(day).sentence
    case .yearOver(let year): Sentence(.entryYearOver, .number(year))
    }
  }
}

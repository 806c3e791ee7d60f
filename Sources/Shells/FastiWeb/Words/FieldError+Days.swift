import FastiAgenda
import FastiCivil
import FastiPages
import FastiRecords
import FastiWords

extension FieldError {
  /// Why a day, or a number of days, is out of place.
  init(_ cause: DaysCause, _ value: String, _ words: PageWords) {
    switch cause {
    case .outsideYears:
      self.init(words(.wrongYears, value, String(Limits.year.lowerBound), String(Limits.year.upperBound)))
    case .noWeek: self.init(words(.wrongWeekOrDate, value), hint: words(.hintWeek))
    case .reversed(let first, let last): self.init(words(.wrongReversed, words.why(last), words.why(first)))
    case .tooMany(let days, let most): self.init(words(.wrongTooManyDays, String(days), String(most)))
    case .tooOften(let days, let every): self.init(words(every.phrase, String(days)))
    case .malformedCount: self.init(words(.wrongDays, value), hint: "3")
    }
  }
}

extension Repetition {
  fileprivate var phrase: Phrase {
    switch self {
    case .day: .wrongTooOftenDay
    case .week: .wrongTooOftenWeek
    case .month: .wrongTooOftenMonth
    case .year: .wrongTooOftenYear
    }
  }
}

import FastiCivil
import FastiLeave
import FastiPages
import FastiRecords
import FastiWords

extension FieldError {
  /// What is wrong with hours, a profile, an entry or a question about leave.
  init(_ error: LeaveError, _ value: String?, _ words: PageWords) {
    let sentence = words(error)
    switch error {
    case .malformedHours: self.init(words.typed(value, sentence), hint: words(.hintHours))
    case .decimalComma:
      // The one mistake that can be put right without asking.
      self.init(words.typed(value, sentence), hint: value.map { String($0.map { $0 == "," ? "." : $0 }) })
    case .noSuchCarryDay: self.init(words.typed(value, sentence), hint: "12-31")
    default: self.init(words.typed(value, sentence))
    }
  }

  /// What of the fields about leave does not hold together.
  init(_ cause: EntryCause, _ value: String, _ words: PageWords) {
    switch cause {
    case .noBusinessDay: self.init(words(.noBusinessDay))
    case .hoursMissing: self.init(words(.wrongHoursMissing), hint: "8")
    case .hoursDisagree(let typed, let each, let days, let total):
      self.init(
        words(
          .wrongHoursDisagree, words.hours(typed), words.hours(each), String(days), words.hours(total)))
    case .noTwoDays: self.init(words(.wrongTwoDays, value), hint: "15,31")
    case .noCarry: self.init(words(.wrongCarry, value), hint: "12-31:80")
    case .noAmount: self.init(words.typed(value, words(.wrongHours)), hint: words(.hintHours))
    case .noPayday(let day, let nearest):
      self.init(words(.wrongAnchor, words.why(day)), hint: nearest?.iso)
    }
  }
}

extension PageWords {
  /// Why hours, a profile, an entry or a question about leave is wrong.
  func callAsFunction(_ error: LeaveError) -> String {
    switch error {
    case .malformedHours: self(.wrongHours)
    case .decimalComma: self(.wrongComma)
    case .negativeHours: self(.wrongNegative)
    case .tooManyDecimals(let most): self(.wrongDecimals, String(most))
    case .hoursOutOfRange(let most): self(.wrongMostHours, hours(most))
    case .overflow: self(.wrongOverflow)
    case .outOfRange(let field, let value, let limits):
      self(.wrongRange, self(field.phrase), String(value), String(limits.lowerBound), String(limits.upperBound))
    case .anchorIsNoPayday(let day): self(.wrongAnchor, why(day))
    case .outsideLimits(let day):
      self(.wrongLimits, day.iso, String(Limits.year.lowerBound), String(Limits.year.upperBound))
    case .noSuchCarryDay(let month, let day): self(.wrongCarryDay, String(day), String(month))
    case .malformedType: self(.wrongLeaveType)
    case .unknownType(let type): self(.unknownThing, self(.noSuchLeave), type.string)
    case .repeatedType(let type): self(.wrongLeaveTwice, self(leave: type))
    case .ratesOutOfOrder: self(.wrongRateOrder)
    case .unknownAction: self(.wrongAction)
    case .unknownSign: self(.wrongSign)
    case .signMissing: self(.wrongSignMissing)
    case .signNotAllowed: self(.wrongSignThere)
    case .hasPolicies(let type): self(.wrongPolicies, self(leave: type))
    }
  }
}

extension LeaveError.Field {
  fileprivate var phrase: Phrase {
    switch self {
    case .daysBetweenPaydays: .fieldPaydayStep
    case .paydayOfMonth: .fieldPayday
    case .firstPaydayOfMonth: .fieldFirstPayday
    case .secondPaydayOfMonth: .fieldSecondPayday
    case .lag: .fieldLag
    case .carryMonth: .fieldCarryMonth
    }
  }
}

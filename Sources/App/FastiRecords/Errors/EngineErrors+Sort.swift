import FastiCalendars
import FastiCivil
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiMoney
import FastiReminders

// The codes of the engines' errors for programs.

extension CivilError {
  var sort: FailureSort {
    switch self {
    case .outOfRange: "out-of-range"
    case .noSuchDay: "no-such-day"
    case .noSuchWeek: "no-such-week"
    case .malformed(.date): "malformed-date"
    case .malformed(.week): "malformed-week"
    case .malformed(.month): "malformed-month"
    case .malformed(.year): "malformed-year"
    case .malformed(.time): "malformed-time"
    case .malformed(.instant): "malformed-instant"
    case .malformed(.zone): "malformed-zone"
    case .reversed: "reversed-range"
    }
  }
}

extension CalendarError {
  var sort: FailureSort {
    switch self {
    case .outsideRange, .outsideYears, .outsideGregorianYears: "outside-calendar"
    case .noSuchMonth, .neverSuchMonth: "no-such-month"
    case .noLeapMonth: "no-leap-month"
    case .noSuchDay, .neverSuchDay: "no-such-day"
    case .noEra: "no-era"
    case .eraNotUsed: "era-not-used"
    case .outsideEra: "outside-era"
    case .otherCalendar: "other-calendar"
    }
  }
}

extension SkyError {
  var sort: FailureSort {
    switch self {
    case .yearOutOfRange, .lunationOutOfRange, .placeOutOfRange, .intervalOutOfRange: "out-of-range"
    case .notATerm: "no-such-term"
    }
  }
}

extension WorkdayError {
  var sort: FailureSort {
    switch self {
    case .outside: "outside-calendar"
    case .beyond: "beyond-calendar"
    case .dayOff: .refused("day-off")
    case .noSuchDay: "no-such-business-day"
    }
  }
}

extension BridgeError {
  var sort: FailureSort {
    switch self {
    case .budget: "impossible-budget"
    case .nothingOpen: "nothing-to-plan"
    case .minimum: "impossible-minimum"
    case .tooManyDays: "too-many-days"
    }
  }
}

extension LeaveError {
  var sort: FailureSort {
    switch self {
    case .malformedHours: "malformed-hours"
    case .decimalComma: "decimal-comma"
    case .negativeHours: "negative-hours"
    case .tooManyDecimals: "too-many-decimals"
    case .hoursOutOfRange: "hours-out-of-range"
    case .overflow: "hours-overflow"
    case .outOfRange: "out-of-range"
    case .anchorIsNoPayday: "anchor-is-no-payday"
    case .outsideLimits: "outside-limits"
    case .noSuchCarryDay: "no-such-day"
    case .malformedType: "malformed-leave-type"
    case .unknownType: .notFound("unknown-leave-type")
    case .repeatedType: "repeated-leave-type"
    case .ratesOutOfOrder: "rates-out-of-order"
    case .unknownAction: "unknown-action"
    case .unknownSign: "unknown-sign"
    case .signMissing: .usage("sign-missing")
    case .signNotAllowed: .usage("sign-not-allowed")
    }
  }
}

extension LeavePlanError {
  var sort: FailureSort {
    switch self {
    case .leave(let error): error.sort
    case .nothingOpen: "nothing-to-plan"
    case .budget: "impossible-budget"
    case .minimum: "impossible-minimum"
    case .hoursPerDay: "hours-per-day"
    case .tooManyDays: "too-many-days"
    case .lagTooLong: .refused("lag-too-long")
    }
  }
}

extension ReminderError {
  var sort: FailureSort {
    switch self {
    case .noSuchMonth: "no-such-month"
    case .noSuchDay: "no-such-day"
    case .yearOutOfRange, .durationOutOfRange: "out-of-range"
    case .yearMissing: "year-missing"
    case .yearNotUsed: "year-not-used"
    case .monthBeginsOnItsFirst: "month-begins-on-its-first"
    }
  }
}

extension FileProblem.Mistake {
  var sort: FailureSort {
    switch self {
    case .json(let problem): problem.sort
    case .csv(let problem): problem.sort
    case .hledger(let mistake): mistake.sort
    case .date(let error): FailureSort(error.sort.code, .invalid)
    case .leave(let error): FailureSort(error.sort.code, .invalid)
    case .unknownFormat: "unknown-format"
    case .unknownWord: "unknown-word"
    case .missingColumn: "missing-column"
    case .unknownColumn: "unknown-column"
    case .cellCount: "cell-count"
    case .malformedID: "malformed-id"
    case .repeatedID: "repeated-id"
    case .malformedMoment: "malformed-instant"
    case .controlCharacter: "control-character"
    case .length: "length"
    }
  }
}

extension JSONError.Problem {
  var sort: FailureSort {
    switch self {
    case .tooLong, .tooMany, .tooLongText: "too-large"
    case .notUTF8, .tooDeep, .ended, .unexpected, .malformedNumber, .controlCharacter, .malformedEscape,
      .loneSurrogate, .duplicateName:
      "malformed-json"
    case .missing: "missing-field"
    case .unknown: "unknown-field"
    case .wrongKind: "wrong-kind"
    case .notWhole: "malformed-number"
    case .outOfRange: "out-of-range"
    }
  }
}

extension CSVError.Problem {
  var sort: FailureSort {
    switch self {
    case .tooLong: "too-large"
    case .notUTF8: "not-utf-8"
    case .zeroByte: "zero-byte"
    case .strayQuote: "stray-quote"
    case .afterQuote: "after-quote"
    case .openQuote: "open-quote"
    case .strayReturn: "stray-return"
    case .tooManyCells: "too-many-cells"
    }
  }
}

extension HledgerMistake {
  var sort: FailureSort {
    switch self {
    case .unreadable: "unreadable-line"
    case .stray: "stray-line"
    case .malformedAmount: "malformed-amount"
    case .unknownAccount: "unknown-account"
    case .notAnEntry: "not-an-entry"
    case .unbalanced: "unbalanced"
    case .wrongDirection: "wrong-direction"
    case .wrongPayday: "wrong-payday"
    case .wrongBalance: "wrong-balance"
    case .differsFromProfile: "differs-from-profile"
    case .missing: "missing-accrual"
    case .noProfile: "no-profile"
    }
  }
}

extension MoneyError {
  var sort: FailureSort {
    switch self {
    case .amount: "malformed-amount"
    case .currency: "malformed-currency"
    case .budget: "malformed-budget"
    case .unlisted: "unknown-currency"
    case .noRates: .notFound("no-rates")
    case .noneOn: .notFound("no-rates")
    case .unpublished: .notFound("unknown-rate")
    case .unknown: .notFound("unknown-rate")
    case .tooLarge: "too-large"
    case .document: "unusable-rates"
    }
  }
}

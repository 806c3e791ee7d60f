public import FastiCivil
public import FastiMonths

/// Why a fetched or sent document contains no months.
public enum DocumentCause: Hashable, Sendable {
  /// Reading it takes too much time or memory.
  case tooHard
  /// Its content takes more than that many megabytes.
  case tooMuch(megabytes: Int)
  /// It contains no months.
  case noMonths(MonthReading.Problem)
  /// It cannot be fetched.
  case unreachable(NetworkCause)
}

extension DocumentCause {
  var sort: FailureSort {
    switch self {
    case .tooHard: "too-hard"
    case .tooMuch: "too-large"
    case .noMonths: "no-months"
    case .unreachable: FailureSort("cannot-fetch", .network)
    }
  }

  var sentence: Sentence {
    switch self {
    case .tooHard: Sentence(.documentTooHard)
    case .tooMuch(let megabytes): Sentence(.documentTooMuch, .number(megabytes))
    case .noMonths(let problem): Sentence(.documentNoMonths, .word(problem.reason))
    case .unreachable(let cause): Sentence(.documentUnreachable, .sentence(cause.sentence))
    }
  }
}

extension MonthReading.Problem {
  /// The reason, as the last part of a sentence.
  public var reason: Template {
    switch self {
    case .noMonthsFound: .documentNoStarts
    case .noCalendarLink: .documentNoCalendarLink
    case .noTextLayer: .documentNoText
    case .encryptedPDF: .documentEncryptedPDF
    case .unreadablePDF: .documentDamagedPDF
    case .unreadableJSON: .documentDamagedJSON
    }
  }
}

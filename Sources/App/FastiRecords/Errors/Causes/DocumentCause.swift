public import FastiCivil
public import FastiMonths

/// Why a document that was fetched or sent says nothing.
public enum DocumentCause: Hashable, Sendable {
  /// It takes too long or too much memory to read.
  case tooHard
  /// It gives no months.
  case noMonths(MonthReading.Problem)
  /// It cannot be fetched; what the network said, or nothing where it took too long.
  case unreachable(String)
}

extension DocumentCause {
  var sort: FailureSort {
    switch self {
    case .tooHard: "too-hard"
    case .noMonths: "no-months"
    case .unreachable: FailureSort("cannot-fetch", .network)
    }
  }

  var sentence: Sentence {
    switch self {
    case .tooHard: Sentence(.documentTooHard)
    case .noMonths(let problem): Sentence(.documentNoMonths, .word(problem.reason))
    case .unreachable(""): .leading(.sentence(Sentence(.documentUnreachable, .detail(""))), Sentence(.documentTooSlow))
    case .unreachable(let reason): Sentence(.documentUnreachable, .detail(reason))
    }
  }
}

extension MonthReading.Problem {
  /// Why nothing was read, as the end of a sentence.
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

import FastiCalendars
public import FastiCivil
public import FastiMonths

extension MonthWarning {
  /// What was left out or is doubtful, as a sentence.
  public var sentence: Sentence {
    switch self {
    case .truncatedDocument: Sentence(.monthsTruncated)
    case .conflictingDates(let month): Self.leftOut(.monthsConflicting, month)
    case .weekdayMismatch(let month): Self.leftOut(.monthsWeekday, month)
    case .impossibleLength(let month): Self.leftOut(.monthsImpossible, month)
    case .longRun(let month): Self.leftOut(.monthsLongRun, month)
    case .farFromComputed(let month): Self.leftOut(.monthsFar, month)
    case .unconfirmed(let month): Self.leftOut(.monthsUnconfirmed, month)
    case .notTaken(let month, let day?):
      Sentence(.monthsNotTaken, month.named, .text(day.iso), .text(MonthWarning.override(month, day.iso)))
    case .notTaken(let month, nil):
      Sentence(.monthsNotTakenOpen, month.named, .text(MonthWarning.override(month, "YYYY-MM-DD")))
    case .missingMonth(let month): Sentence(.monthsMissing, month.named)
    case .otherCalendar: Sentence(.monthsOtherCalendar)
    case .noCalendarPDF: Sentence(.monthsNoCalendar)
    case .placeholderLengths: Sentence(.monthsFillers)
    }
  }

  /// Why a month is left out, and how to set its first day.
  private static func leftOut(_ reason: Template, _ month: HijriMonth) -> Sentence {
    Sentence(.monthsSetIt, .sentence(Sentence(reason, month.named)), .text(override(month, "YYYY-MM-DD")))
  }

  /// The command that sets a first day.
  private static func override(_ month: HijriMonth, _ day: String) -> String {
    "fasti hijri override \(month.year)-\(month.month) \(day)"
  }

  /// The same with its heading: `left out or doubtful: Ramadan 1447: two places give different first days`.
  public var remark: Sentence { Sentence(.monthsDoubtful, .sentence(sentence)) }
}

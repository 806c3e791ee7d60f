import FastiCalendars
public import FastiCivil
public import FastiMonths

extension MonthWarning {
  /// What was left out or is doubtful, as a sentence.
  public var sentence: Sentence {
    switch self {
    case .truncatedDocument: Sentence(.monthsTruncated)
    case .conflictingDates(let month): Sentence(.monthsConflicting, month.named)
    case .weekdayMismatch(let month): Sentence(.monthsWeekday, month.named)
    case .impossibleLength(let month): Sentence(.monthsImpossible, month.named)
    case .longRun(let month): Sentence(.monthsLongRun, month.named)
    case .farFromComputed(let month): Sentence(.monthsFar, month.named)
    case .unconfirmed(let month): Sentence(.monthsUnconfirmed, month.named)
    case .notTaken(let month, let day?): Sentence(.monthsNotTaken, month.named, .text(day.iso))
    case .notTaken(let month, nil): Sentence(.monthsNotTakenOpen, month.named)
    case .missingMonth(let month): Sentence(.monthsMissing, month.named)
    case .otherCalendar: Sentence(.monthsOtherCalendar)
    case .noCalendarPDF: Sentence(.monthsNoCalendar)
    case .placeholderLengths: Sentence(.monthsFillers)
    }
  }

  /// The same with its heading: `left out or doubtful: Ramadan 1447: two places give different first days`.
  public var remark: Sentence { Sentence(.monthsDoubtful, .sentence(sentence)) }
}

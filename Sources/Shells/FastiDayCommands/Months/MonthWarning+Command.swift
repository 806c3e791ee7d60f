import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiRecords
import FastiTerminal

extension MonthWarning {
  /// A sentence about the warning, followed by the command that sets the first day, if that resolves it.
  func withCommand(_ sentence: Sentence) -> Sentence {
    switch self {
    case .notTaken(let month, let day?): Self.followed(sentence, .cliIfItBegins, month, day.iso)
    case .notTaken(let month, nil): Self.followed(sentence, .cliOnceCertain, month, Self.anyDay)
    case .conflictingDates(let month), .weekdayMismatch(let month), .impossibleLength(let month), .longRun(let month),
      .farFromComputed(let month), .unconfirmed(let month):
      Self.followed(sentence, .cliSetIt, month, Self.anyDay)
    case .truncatedDocument, .missingMonth, .otherCalendar, .noCalendarPDF, .placeholderLengths: sentence
    }
  }

  private static let anyDay = "YYYY-MM-DD"

  private static func followed(
    _ sentence: Sentence, _ template: Template, _ month: HijriMonth, _ day: String
  ) -> Sentence {
    Sentence(template, .sentence(sentence), .text("fasti hijri override \(month.year)-\(month.month) \(day)"))
  }
}

extension Context {
  /// A remark of a refresh, with the command that resolves it.
  func text(_ remark: MonthRemark) -> String {
    guard case .doubtful(let warning, let name) = remark else { return remark.text(in: wording) }
    return text(warning.withCommand(.leading(.text(name), warning.remark)))
  }
}

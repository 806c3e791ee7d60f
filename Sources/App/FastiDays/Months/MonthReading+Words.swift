import FastiCalendars
public import FastiMonths

extension MonthWarning {
  /// What was left out or is doubtful, for people.
  public var text: String {
    switch self {
    case .truncatedDocument: "the document stops before its end; what stood last is not used"
    case .conflictingDates(let month): "\(name(month)): two places give different first days"
    case .weekdayMismatch(let month): "\(name(month)): the weekday is not that of the date"
    case .impossibleLength(let month): "\(name(month)): it and the next begin neither 29 nor 30 days apart"
    case .longRun(let month): "\(name(month)): more than four months of one length in a row"
    case .farFromComputed(let month): "\(name(month)): more than two days from the computed day"
    case .unconfirmed(let month): "\(name(month)): nothing bears its first day out"
    case .missingMonth(let month): "\(name(month)) is missing between two that are there"
    case .otherCalendar: "most months differ from the computed ones: another calendar, or a damaged page"
    case .noCalendarPDF: "no calendar is linked as a PDF"
    case .placeholderLengths: "the lengths of months that are not over are fillers"
    }
  }

  private func name(_ month: HijriMonth) -> String { "\(month.name(in: [])) \(month.year)" }
}

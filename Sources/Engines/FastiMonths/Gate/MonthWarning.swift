public import FastiCalendars
public import FastiCivil

/// A month that was left out or is doubtful, with the reason.
public enum MonthWarning: Hashable, Sendable {
  /// The document is truncated; its last part is not used.
  case truncatedDocument
  /// Two places give different first days.
  case conflictingDates(HijriMonth)
  /// The printed weekday is not that of the printed date.
  case weekdayMismatch(HijriMonth)
  /// This month and the next begin neither 29 nor 30 days apart; the one that is farther from the computed day is left
  /// out.
  case impossibleLength(HijriMonth)
  /// More than four months of equal length in a row, beginning with this one.
  case longRun(HijriMonth)
  /// The first day is more than two days from the computed one.
  case farFromComputed(HijriMonth)
  /// Nothing confirms the first day: no weekday, no length that fits a neighbour, and it is not the computed day.
  case unconfirmed(HijriMonth)
  /// The month is beside a date, or beside one of two, and nothing shows that it begins then.
  case notTaken(HijriMonth, Day?)
  /// A month is missing between two others.
  case missingMonth(HijriMonth)
  /// Most months differ from the computed ones, so this is another calendar or a damaged page.
  case otherCalendar
  /// The page does not link to a calendar as PDF.
  case noCalendarPDF
  /// The lengths of months that are not over yet are placeholders.
  case placeholderLengths

  /// The code that files use, as UTF-8: `conflictingDates:1447-09`.
  public var code: [UInt8] {
    switch self {
    case .truncatedDocument: text("truncatedDocument")
    case .conflictingDates(let month): text("conflictingDates", month)
    case .weekdayMismatch(let month): text("weekdayMismatch", month)
    case .impossibleLength(let month): text("impossibleLength", month)
    case .longRun(let month): text("longRun", month)
    case .farFromComputed(let month): text("farFromComputed", month)
    case .unconfirmed(let month): text("unconfirmed", month)
    case .notTaken(let month, _): text("notTaken", month)
    case .missingMonth(let month): text("missingMonth", month)
    case .otherCalendar: text("otherCalendar")
    case .noCalendarPDF: text("noCalendarPDF")
    case .placeholderLengths: text("placeholderLengths")
    }
  }

  /// The month that is left out; nil if no single month is.
  public var month: HijriMonth? {
    switch self {
    case .conflictingDates(let month), .weekdayMismatch(let month), .impossibleLength(let month),
      .longRun(let month), .farFromComputed(let month), .unconfirmed(let month), .notTaken(let month, _):
      month
    default: nil
    }
  }

  /// Whether something in the document is left out because of it.
  var leavesOut: Bool {
    switch self {
    case .missingMonth, .noCalendarPDF: false
    default: true
    }
  }
}

extension MonthWarning {
  func text(_ name: StaticString, _ month: HijriMonth? = nil) -> [UInt8] {
    var writer = UTF8Writer(capacity: 32)
    writer.write(name)
    if let month {
      writer.write(":")
      writer.write(month.year)
      writer.write("-")
      writer.write(month.month, width: 2)
    }
    return writer.bytes
  }
}

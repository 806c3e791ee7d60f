import FastiCivil
import FastiDayCommands
import FastiDays
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

extension Context {
  /// The leave ledger at present, or as known at a stamp.
  func leaveBook(knownAt stamp: Stamp? = nil) throws(Failure) -> LeaveBook {
    try LoadLedger(try store())(knownAt: stamp)
  }

  /// Reports that the answer is based on the sample profile; only together with an answer, not before a refusal.
  func reportIfSample(_ setup: LeaveSetup) {
    if !setup.isSaved { report(nothing: .sayLeaveSample, .text("fasti leave setup")) }
  }

  /// The kind of leave in an argument; nil when the argument is missing.
  /// - Throws: `.notFound` with the nearest kind.
  func leaveType(at position: Int, _ book: LeaveBook) throws(Failure) -> LeaveType? {
    guard let word = invocation.argument(position) else { return nil }
    return try book.setup.type(word)
  }

  /// The day in an option; today when the option is missing.
  func dayOrToday(_ option: Option) throws(Failure) -> Day {
    if let day = try day(option) { return day }
    return try today()
  }

  /// The last stamp up to a moment: a stamp as the history shows it, or an instant such as 2026-02-05T12:00:00Z.
  /// - Throws: `.invalid` with what to type.
  func stamp(_ option: Option) throws(Failure) -> Stamp? {
    guard let text = invocation[option] else { return nil }
    if let stamp = Stamp(text: text) { return stamp }
    if let instant = try? Instant(iso: text) { return Stamp.last(atMilliseconds: instant.seconds * 1_000 + 999) }
    throw Failure(.value(.stamp), field: option.field, value: text, hint: .words(.cliStamp))
  }

  /// The sign of `--positive` and `--negative`; nil when neither is given.
  /// - Throws: `.usage` when both are.
  func leaveSign() throws(Failure) -> String? {
    let (positive, negative) = (invocation.has(LeaveOptions.positive), invocation.has(LeaveOptions.negative))
    guard !(positive && negative) else {
      throw Failure(.usage(.exclusive(.signs, .input(.positive), .input(.negative))), field: .negative)
    }
    return positive ? "positive" : negative ? "negative" : nil
  }

  /// The entries of a draft, their days, and whether these are a span; reports the days that do not use leave.
  /// - Throws: The errors of the entries.
  func entries(
    of draft: LeaveDraft, _ book: LeaveBook
  ) throws(Failure) -> (entries: [LeaveEntry], days: ChargedDays, isSpan: Bool) {
    let (days, isSpan) = try chargedDays()
    let entries = try AddEntry.entries(draft, on: days, isSpan: isSpan, book.setup)
    report(skipped: days)
    return (entries, days, isSpan)
  }

  /// Reports the days of a span that do not use leave, with the reasons.
  func report(skipped days: ChargedDays) {
    for skipped in days.skipped { report(.sayLeaveNotCharged, .day(skipped.day), .text(skipped.reason)) }
  }

  /// The days that a command's `--on` and `--until` charge, and whether they are a span.
  /// - Throws: `.usage` without `--on`.
  func chargedDays() throws(Failure) -> (days: ChargedDays, isSpan: Bool) {
    guard let on = try day(LeaveOptions.on) else {
      throw Failure(.usage(.missing), field: .on, hint: .line("--on today"))
    }
    guard let until = try day(LeaveOptions.until, endsWhatBegins: on) else { return (ChargedDays(on), false) }
    return (try charged(span: on, until: until), true)
  }

  /// The days of a span that use leave; reports gaps of the rules, and a missing region.
  func charged(span first: Day, until last: Day) throws(Failure) -> ChargedDays {
    let days = try charged(from: first, until: last)
    warn(gaps: days.warnings)
    if try almanac([]).codes([]).isEmpty { reportNoRegionOfLeave() }
    return days
  }

  /// The days of a span that use leave.
  func charged(from first: Day, until last: Day) throws(Failure) -> ChargedDays {
    try ChargedDays(from: first, until: last, try almanac([]), words: words, languages: languages)
  }

  /// Reports that without a region only weekends do not use leave.
  func reportNoRegionOfLeave() { report(nothing: .sayLeaveNoRegion, .text(selectRegion)) }

  /// Answers with a list of entries. The lines of a CSV have the same cells.
  func answer(entries items: [LeaveEntryItem], text: (Context) -> Void) {
    var items = items
    if format == .csv, items.contains(where: { $0.span != nil }) {
      for place in items.indices { items[place].writesSpan = true }
    }
    answer(items, columns: LeaveEntryItem.columns, text: text)
  }

  /// Answers with one entry, or with a list if there are several.
  func answer(one items: [LeaveEntryItem]) {
    guard items.count == 1 else { return answer(entries: items) { LeaveText($0).write(items) } }
    answer(items[0]) { LeaveText($0).write(items) }
  }

  /// The forecast's day in `--forecast`; nil when it is not given.
  func forecastDay() throws(Failure) -> ForecastDay? {
    switch invocation[LeaveOptions.forecast] {
    case nil: return nil
    case "month": return .endOfMonth
    case "payday": return .nextPayday
    case let text?:
      do throws(Failure) { return .day(try dates().day(text, field: LeaveOptions.forecast.field)) } catch {
        guard error.cause == .civil(.malformed(what: .date)) else { throw error }
        throw Failure(.value(.forecast), field: LeaveOptions.forecast.field, value: text, hint: .words(.cliForecast))
      }
    }
  }
}

/// The options that several leave commands share.
enum LeaveOptions {
  static let on = Option("on", .day, "DATE", help: "the day it is about")
  static let until = Option(
    "until", .day, "DATE",
    help: "the last day of a span, '+4d' from --on; only its business days are charged, an entry each")
  static let hoursPerDay = Option(
    "hours-per-day", .text, "HOURS", help: "what a business day of a span costs; default: 8")
  static let positive = Option.flag("positive", help: "the adjustment adds")
  static let negative = Option.flag("negative", help: "the adjustment takes away")
  static let notes = Option("notes", .text, "TEXT", help: "what you want to remember")
  static let asOf = Option("as-of", .day, "DATE", help: "the day it is seen from; default: today")
  static let forecast = Option(
    "forecast", .text, "month|payday|DATE",
    help: "the day of the forecast: end of the month, next payday, or a day; default: that of --as-of")
}

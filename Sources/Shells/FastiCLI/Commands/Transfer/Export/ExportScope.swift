import FastiCivil
import FastiRecords
import FastiTerminal
import FastiTransfer

/// The days to export, and the file.
enum ExportScope {
  static let scope = Option(
    "scope", .choice(["day", "week", "month", "year", "range"]), "day|week|month|year|range",
    help: "the days to write: those around --on, or from --from to --to; default: everything")
  static let on = Option("on", .day, "DATE", help: "the day whose week, month or year it is; default: today")
  static let from = Option("from", .day, "DATE", help: "the first day of a range")
  static let to = Option("to", .day, "DATE", help: "the last day of a range")
  static let out = Option("out", .file, "FILE", help: "the file to write; default: standard output")

  /// The part of the definition that the commands share.
  static func definition(
    _ summary: String, _ details: [String], also: [Option] = [], example: String, _ meaning: String
  ) -> CommandDefinition {
    CommandDefinition(
      summary: summary, details: details, options: [scope, on, from, to, out] + OutputFile.options + also,
      examples: [Example(example, meaning)],
      statuses: [OutputFile.refused])
  }

  /// Writes the ledger.
  static func write(
    _ format: LeaveFormat, as own: OutputFormat? = nil, _ context: Context
  ) throws(Failure) {
    let (first, last) = try days(context)
    try write(context, as: own) { () throws(Failure) in
      try ExportLeave(try context.leaveBook(), today: try context.today())(format, from: first, to: last)
    }
  }

  /// Writes bytes to the output; refuses an existing file before the bytes are made.
  ///
  /// - Parameter own: The answer format of the file; nil for none.
  static func write(
    _ context: Context, as own: OutputFormat? = nil, _ make: () throws(Failure) -> [UInt8]
  ) throws(Failure) {
    let file = try OutputFile(context.invocation[out], field: out.field, context)
    if file.path == nil { try context.refuseFormat(but: own) }
    if let written = try file.write(try make()) { context.report(.sayWrote, .text(written)) }
  }

  /// The first and the last day; nil for an open end.
  static func days(_ context: Context) throws(Failure) -> (Day?, Day?) {
    let (first, last) = (try context.day(from), try context.day(to))
    let hasEnds = first != nil || last != nil
    let word = context.invocation[scope] ?? (hasEnds ? "range" : nil)
    guard let word, word != "range" else {
      if word != nil, !hasEnds {
        throw Failure(
          .usage(.emptyRange(from.spelling, to.spelling)), field: from.field,
          hint: .line("--scope range --from 2026-01-01 --to 2026-06-30"))
      }
      // Refuses a first day that comes after the last.
      if let first { _ = try context.range(from: from, to: to, else: DayRange(first)) }
      return (first, last)
    }
    if hasEnds {
      throw Failure(
        .usage(.exclusive(.scopes, scope.field, .path("\(from.spelling), \(to.spelling)"), value: word)),
        field: scope.field,
        hint: .words(.cliScope))
    }
    let day: Day
    if let named = try context.day(on) { day = named } else { day = try context.today() }
    switch word {
    case "day": return (day, day)
    case "week": return (ISOWeek(day).start, ISOWeek(day).end)
    case "month": return (YearMonth(day).start, YearMonth(day).end)
    default: return (DayRange(year: day.year).first, DayRange(year: day.year).last)
    }
  }
}

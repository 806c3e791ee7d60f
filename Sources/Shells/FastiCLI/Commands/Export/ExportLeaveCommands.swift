import FastiCivil
import FastiRecords
import FastiTransfer

/// `fasti export csv`.
enum ExportCSVCommand: Command {
  static let name = "csv"
  static let writesFile = true

  static var definition: CommandDefinition {
    ExportScope.definition(
      "Write the leave ledger as a table for spreadsheets",
      [
        "A line an entry: date, type, action, hours, sign, notes, source, created (RFC 4180, UTF-8). Text that a "
          + "spreadsheet would run as a formula has one ' before it, which fasti import takes away again."
      ],
      example: "fasti export csv --scope year --out leave-2026.csv", "the entries of this year")
  }

  static func run(_ context: Context) throws(Failure) { try ExportScope.write(.csv, as: .csv, context) }
}

/// `fasti export json`.
enum ExportJSONCommand: Command {
  static let name = "json"
  static let writesFile = true

  static var definition: CommandDefinition {
    ExportScope.definition(
      "Write the leave ledger as JSON, with profile and ids",
      ["Everything another Fasti needs to go on with it: profile, rates, policies, and the entries with their ids."],
      example: "fasti export json --out leave.json", "the whole ledger")
  }

  static func run(_ context: Context) throws(Failure) { try ExportScope.write(.json, as: .json, context) }
}

/// `fasti export hledger`.
enum ExportHledgerCommand: Command {
  static let name = "hledger"
  static let writesFile = true

  static var definition: CommandDefinition {
    ExportScope.definition(
      "Write the leave ledger as a journal that hledger reads",
      [
        "Every entry has two dates, its day and the payday that posts it: hledger balance answers the forecast, and "
          + "with --date2 the official balance. Opening balances and accruals are transactions, and balances are "
          + "asserted at the end of every year.",
        "Without a scope it tells of everything up to today, or to the last payday on which an entry posts.",
      ],
      example: "fasti export hledger --out leave.journal",
      "then hledger -f leave.journal balance assets:leave is the forecast")
  }

  static func run(_ context: Context) throws(Failure) { try ExportScope.write(.hledger, context) }
}

/// Which days are exported, and where to.
enum ExportScope {
  static let scope = Option(
    "scope", .choice(["day", "week", "month", "year", "range"]), "day|week|month|year|range",
    help: "the days to write: those around --on, or from --from to --to; everything unless said")
  static let on = Option("on", .day, "DATE", help: "the day whose week, month or year it is; today unless said")
  static let from = Option("from", .day, "DATE", help: "the first day of a range")
  static let to = Option("to", .day, "DATE", help: "the last day of a range")
  static let out = Option("out", .file, "FILE", help: "the file to write; standard output unless said")
  static let force = Option.flag("force", help: "write over a file that is there")

  /// The definition that the commands share.
  static func definition(
    _ summary: String, _ details: [String], also: [Option] = [], example: String, _ meaning: String
  ) -> CommandDefinition {
    CommandDefinition(
      summary: summary, details: details, options: [scope, on, from, to, out, force] + also,
      examples: [Example(example, meaning)],
      statuses: [StatusNote(.refused, "the file is there already, and --force was not given")])
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

  /// Writes bytes where they are wanted; a file that is there already is refused before any are made.
  ///
  /// - Parameter own: The format of answers that the file is in, where there is one.
  static func write(
    _ context: Context, as own: OutputFormat? = nil, _ make: () throws(Failure) -> [UInt8]
  ) throws(Failure) {
    let file = context.invocation[out]
    if file == nil || file == "-" { try context.refuseFormat(but: own) }
    if let file { try context.machine.files.refuseFolder(file, field: out.spelling) }
    if let file, file != "-", context.machine.files.exists(file), !context.invocation.has(force) {
      throw Failure(
        .refused, code: "file-exists", "there is a file \"\(file)\" already", field: out.spelling, value: file,
        hint: "--force, or another name")
    }
    let bytes = try make()
    guard let file, file != "-" else { return context.out.write(utf8: bytes) }
    try context.machine.files.write(bytes, to: file)
    context.say("wrote \(file)")
  }

  /// The first and the last day; nil where there is no such end.
  static func days(_ context: Context) throws(Failure) -> (Day?, Day?) {
    let (first, last) = (try context.day(from), try context.day(to))
    let hasEnds = first != nil || last != nil
    let word = context.invocation[scope] ?? (hasEnds ? "range" : nil)
    guard let word, word != "range" else {
      if word != nil, !hasEnds {
        throw Failure(
          .usage, code: "missing-option", "a range needs --from, --to, or both", field: from.spelling,
          hint: "--scope range --from 2026-01-01 --to 2026-06-30")
      }
      // Refuses a first day that comes after the last.
      if let first { _ = try context.range(from: from, to: to, else: DayRange(first)) }
      return (first, last)
    }
    if hasEnds {
      throw Failure(
        .usage, code: "two-scopes", "--scope \(word) and a range exclude each other", field: scope.spelling,
        hint: "--on DATE, or --scope range")
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

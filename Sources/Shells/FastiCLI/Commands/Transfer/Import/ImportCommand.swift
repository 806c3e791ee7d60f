import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti import FILE`.
enum ImportCommand: Command {
  static let name = "import"
  static let format = Option(
    "as", .choice(LeaveFormat.allCases.map(\.rawValue) + ["ics", "planner"]), "csv|json|hledger|ics|planner",
    help: "the format; default: by name or content")
  static let yes = Option.flag("yes", help: "import it; without it nothing is written")
  static let onConflict = Option(
    "on-conflict", .choice(ImportPreference.allCases.map(\.rawValue)), "keep|replace",
    help: "what to do where the file differs: keep what is there, or replace it")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Import a leave ledger, a planner file or a calendar (ICS)",
      details: [
        "Shows what it would do; --yes does it, as one change that fasti undo can undo. Every mistake in a ledger is "
          + "reported with its line, and nothing is imported unless all of it can be.",
        "An entry is identified by its id, or by day, kind, action, hours and notes: what is already in the ledger is "
          + "skipped. Hours are taken as they are in the file, not rounded to quarters.",
        "A calendar (ics) becomes events. What the planner cannot express is written out day by day or skipped, and "
          + "reported; an event is identified by its UID, so importing a file again adds nothing twice. Lines that "
          + "cannot be read are skipped and reported with their numbers.",
        "What fasti export planner wrote, and the JSON of note list, event list and countdown list, becomes notes, "
          + "events and countdowns; each is identified by its id, a note by its day.",
        "Documentation/Exchange.md describes the formats.",
      ],
      arguments: [Argument("FILE", .file, help: "a file of csv, json, hledger or ics; - reads standard input")],
      options: [format, yes, onConflict],
      examples: [
        Example("fasti import leave.csv", "what it would do"),
        Example("fasti import leave.csv --yes", "does it"),
        Example(
          "fasti import leave.json --on-conflict replace --yes", "where they differ, the file's version is taken"),
        Example("fasti import calendar.ics", "what it would do with a calendar's events"),
      ],
      statuses: [StatusNote(.refused, "the file differs from the ledger, and --on-conflict was not given")])
  }

  static func run(_ context: Context) throws(Failure) {
    let name = context.invocation.argument(0) ?? "-"
    let bytes = try context.machine.files.read(name, limit: ImportLeave.longestFile)
    let meant = context.invocation[Self.format]
    if meant == "ics" || meant == nil && isCalendar(bytes, named: name) {
      return try importCalendar(bytes, named: name, context)
    }
    if meant == "planner" || meant == nil && PlannerJSON.isMeant(bytes) {
      return try importPlanner(bytes, named: name, context)
    }
    let format: LeaveFormat
    if let named = meant.flatMap({ LeaveFormat(rawValue: $0) }) {
      format = named
    } else {
      format = try LeaveFormat(of: bytes, named: name)
    }
    try importLedger(bytes, as: format, named: name, context)
  }

  /// Whether a file is a calendar: by the ending of its name, else by the beginning of its content.
  private static func isCalendar(_ bytes: [UInt8], named name: String) -> Bool {
    let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    return ["ics", "ical", "ifb", "icalendar"].contains(ending) || ImportEvents.isMeant(bytes)
  }

  private static func importLedger(
    _ bytes: [UInt8], as format: LeaveFormat, named name: String, _ context: Context
  ) throws(Failure) {
    let store = try context.store()
    let file = try ImportLeave.read(bytes, as: format, named: name, into: try LoadLedger(store).setup())
    let importing = ImportLeave(store, now: context.nowMilliseconds)
    try finish(context) { preference, acts throws(Failure) in
      acts
        ? try importing(file, preference, format, named: name)
        : try importing.preview(file, preference, named: name)
    } answer: {
      ImportItem(name: name, format: format, plan: $0, isDone: $1)
    }
  }

  private static func importPlanner(_ bytes: [UInt8], named name: String, _ context: Context) throws(Failure) {
    let file = try PlannerJSON.read(bytes, named: name)
    let importing = ImportPlanner(try context.store())
    try finish(context) { preference, acts throws(Failure) in
      acts
        ? try importing(file, preference, named: name)
        : try importing.preview(file, preference, named: name)
    } answer: {
      PlannerImportItem(name: name, plan: $0, isDone: $1)
    }
  }

  private static func importCalendar(_ bytes: [UInt8], named name: String, _ context: Context) throws(Failure) {
    let file = try ImportEvents.read(bytes, named: name, with: context.machine.documents)
    let importing = ImportEvents(
      try context.store(), zones: context.machine.zones, here: try context.zone(), today: try context.today())
    try finish(context) { preference, acts throws(Failure) in
      acts
        ? try importing(file, preference, named: name)
        : try importing.preview(file, preference, named: name)
    } answer: {
      CalendarImportItem(name: name, plan: $0, isDone: $1)
    }
  }

  /// Imports a file, or previews that, and writes which it was.
  private static func finish<Plan: ImportPlan>(
    _ context: Context, _ plan: (ImportPreference?, _ acts: Bool) throws(Failure) -> Plan,
    answer: (Plan, _ isDone: Bool) -> some ImportAnswer
  ) throws(Failure) {
    let acts = context.invocation.has(yes)
    let plan = try plan(context.invocation[onConflict].flatMap(ImportPreference.init), acts)
    let item = answer(plan, acts && !plan.isEmpty)
    context.answer(item) { $0.out.write(utf8: item.text($0)) }
    if plan.isEmpty {
      context.report(.sayNothingNew)
    } else if acts {
      context.report(done: .sayImported)
    } else {
      context.report(.sayImportYes)
    }
  }
}

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
        "A calendar (ics) becomes events. What an event cannot say is kept for fasti export ics, or left out, and "
          + "reported; an event is identified by its UID, so importing a file again adds nothing twice. Lines that "
          + "cannot be read are skipped and reported with their numbers.",
        "What an earlier import wrote, and was not changed since, is replaced by what the file says now.",
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
    let bytes = try context.machine.files.read(name, limit: ImportFile.longestFile)
    let format = try ForeignQuestion.Format(of: bytes, named: name, as: context.invocation[Self.format])
    let importing = ImportFile(try context.store(), now: context.nowMilliseconds)
    let question = ForeignQuestion(
      bytes, as: format, named: name, here: try context.zone(), today: try context.today())
    let content = try context.watching(.sayProgressReading) { progress throws(Failure) -> ForeignContent in
      try importing.read(question, with: context.machine.documents, progress).content
    }
    let preference = context.invocation[onConflict].flatMap(ImportPreference.init)
    let acts = context.invocation.has(yes)
    let plan: ImportFile.Plan
    if acts {
      plan = try context.watching(.sayProgressImport) { progress throws(Failure) -> ImportFile.Plan in
        try importing(content, preference, named: name, progress: progress)
      }
    } else {
      plan = try importing.preview(content, preference, named: name)
    }
    answer(plan, named: name, acts: acts, context)
  }

  /// Writes what was imported, or would be.
  private static func answer(_ plan: ImportFile.Plan, named name: String, acts: Bool, _ context: Context) {
    let isDone = acts && !plan.counts.isEmpty
    switch plan {
    case .events(let plan): answer(CalendarImportItem(name: name, plan: plan, isDone: isDone), context)
    case .planner(let plan): answer(PlannerImportItem(name: name, plan: plan, isDone: isDone), context)
    case .leave(let plan, let format):
      answer(ImportItem(name: name, format: format, plan: plan, isDone: isDone), context)
    }
    if plan.counts.isEmpty {
      context.report(.sayNothingNew)
    } else if acts {
      context.report(done: .sayImported)
    } else {
      context.report(.sayImportYes)
    }
  }

  private static func answer(_ item: some ImportAnswer, _ context: Context) {
    context.answer(item) { $0.out.write(utf8: item.text($0)) }
  }
}

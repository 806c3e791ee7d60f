import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave edit ID...`.
enum LeaveEditCommand: Command {
  static let name = "edit"
  static let type = Option("type", .text, "TYPE", help: "another kind of leave")
  static let action = Option(
    "action", .choice(["used", "accrued", "adjustment"]), "ACTION", help: "used, accrued or adjustment")
  static let hours = Option("hours", .text, "HOURS", help: "other hours, rounded as typed ones are")
  static let on = Option("on", .day, "DATE", help: "another day; with --until the first day of the span")
  static let until = Option(
    "until", .day, "DATE", help: "the last day of a span: its business days get the entries, one each")
  static let notes = Option("notes", .text, "TEXT", help: "other notes; '' clears them")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Change entries",
      details: [
        "What is not named stays as it is. The former version is kept: fasti undo brings it back, and fasti leave "
          + "balance --known-at answers with it.",
        "Changing an entry that is posted changes official balances of the past.",
        "Several entries are changed together, as one change. The id of a span, as fasti leave list --spans shows it, names "
          + "all its entries; with --on and without --until the span moves to begin there.",
        "With --until the entries become those of a span, from --on or their earliest day: they keep their ids in the "
          + "order of their days, a business day that is left gets a copy of the last one, and an entry without a day "
          + "is deleted. HOURS is then what each day costs.",
      ],
      arguments: [Argument("ID", .text, .some, help: "its id, or the digits that fasti leave list shows")],
      options: [type, action, hours, on, until, LeaveOptions.positive, LeaveOptions.negative, notes],
      examples: [
        Example("fasti leave edit 9a7e21d4 --hours 16 --on 2026-02-03", "two days instead"),
        Example("fasti leave edit 9a7e21d4 9a7e21e8 --until 2026-02-13", "two days become more, or fewer"),
      ],
      statuses: [
        StatusNote(.no, "nothing changed: it had these values already, or the span has no business day"),
        StatusNote(.invalid, "several ids have these digits"),
        StatusNote(.notFound, "there is no such entry, or not any more"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let (invocation, today) = (context.invocation, try context.today())
    let edit = EditEntry.Edit(
      type: invocation[type], action: invocation[action], sign: try context.leaveSign(), hours: invocation[hours],
      day: try context.day(on), notes: invocation[notes])
    let store = try context.store()
    let setup = try LoadLedger(store).setup()
    let editing = EditEntry(store, setup)
    if let last = try end(edit, editing, context) { return try spread(edit, until: last, editing, setup, context) }
    let (items, isChanged) = try editing(invocation.arguments, edit, today: today)
    context.answer(one: items)
    guard isChanged else {
      context.status = .no
      return context.report(nothing: .sayLeaveEntrySame)
    }
    if let typed = edit.hours { context.reportRounding(typed, items[0].hours, setup) }
    context.report(done: .sayChanged)
  }

  /// The last day of the span that the entries become; nil if they do not become a span. A moved span keeps its number
  /// of days.
  private static func end(
    _ edit: EditEntry.Edit, _ editing: EditEntry, _ context: Context
  ) throws(Failure) -> Day? {
    let ids = context.invocation.arguments
    let earliest = try editing.firstDay(of: ids)
    if let last = try context.day(until, endsWhatBegins: edit.day ?? earliest) { return last }
    guard let first = edit.day, let days = try editing.span(of: ids) else { return nil }
    return first + (days.count - 1)
  }

  /// Changes the entries to the entries of a span.
  private static func spread(
    _ edit: EditEntry.Edit, until last: Day, _ editing: EditEntry, _ setup: LeaveSetup, _ context: Context
  ) throws(Failure) {
    let ids = context.invocation.arguments
    let earliest = try editing.firstDay(of: ids)
    guard let first = edit.day ?? earliest else { return }
    let days = try context.charged(span: first, until: last)
    context.report(skipped: days)
    guard !days.days.isEmpty else {
      context.status = .no
      context.report(nothing: .entryNoBusinessDay)
      return context.answer([LeaveEntryItem](), columns: LeaveEntryItem.columns) { _ in }
    }
    let spread = try editing(ids, edit, over: days.days, now: context.nowMilliseconds, today: try context.today())
    context.answer(entries: spread.items) { LeaveText($0).write(spread.items) }
    guard spread.isChanged else {
      context.status = .no
      return context.report(nothing: .sayLeaveEntrySame)
    }
    if let typed = edit.hours { context.reportRounding(typed, spread.items[0].hours, setup) }
    context.report(
      undoable: Sentence(
        .sayLeaveSpread, .number(spread.items.count), .number(spread.added), .number(spread.deleted)))
  }
}

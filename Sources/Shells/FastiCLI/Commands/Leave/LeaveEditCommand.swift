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
  static let on = Option("on", .day, "DATE", help: "another day")
  static let notes = Option("notes", .text, "TEXT", help: "other notes; '' clears them")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Change entries",
      details: [
        "What is not named stays as it is. The former version is kept: fasti undo brings it back, and fasti leave "
          + "balance --known-at answers with it.",
        "Changing an entry that is posted changes official balances of the past.",
        "Of several all are changed or none, as one change.",
      ],
      arguments: [Argument("ID", .text, .some, help: "its id, or the digits that fasti leave list shows")],
      options: [type, action, hours, on, LeaveOptions.positive, LeaveOptions.negative, notes],
      examples: [Example("fasti leave edit 9a7e21d4 --hours 16 --on 2026-02-03", "two days instead")],
      statuses: [
        StatusNote(.no, "nothing changed: it had these values already"),
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
    let (items, isChanged) = try EditEntry(store, setup)(invocation.arguments, edit, today: today)
    context.answer(one: items)
    guard isChanged else {
      context.status = .no
      return context.report(nothing: .sayLeaveEntrySame)
    }
    if let typed = edit.hours { context.reportRounding(typed, items[0].hours, setup) }
    context.report(done: .sayChanged)
  }
}

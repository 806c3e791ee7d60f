import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave delete ID`.
enum LeaveDeleteCommand: Command {
  static let name = "delete"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Delete an entry",
      arguments: [Argument("ID", .text, help: "its id, or the digits that fasti leave list shows")],
      examples: [Example("fasti leave delete 9a7e21d4", "fasti undo brings it back")],
      statuses: [
        StatusNote(.invalid, "several ids have these digits"),
        StatusNote(.notFound, "there is no such entry, or not any more"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let store = try context.store()
    let delete = DeleteEntry(store, try LoadLedger(store).setup())
    let item = try delete(context.invocation.argument(0) ?? "", today: today)
    context.answer(item) { LeaveText($0).write([item]) }
    context.report(done: .sayLeaveDeleted)
  }
}

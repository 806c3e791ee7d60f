import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave delete ID...`.
enum LeaveDeleteCommand: Command {
  static let name = "delete"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Delete entries",
      details: [
        "The id of a span, as fasti leave list --spans shows it, names all its entries.",
        "Several entries are deleted together, as one change: one fasti undo restores all of them.",
      ],
      arguments: [Argument("ID", .text, .some, help: "its id, or the digits that fasti leave list shows")],
      examples: [
        Example("fasti leave delete 9a7e21d4", "fasti undo brings it back"),
        Example("fasti leave delete 9a7e21d4 9a7e21e8 9a7e21f1", "the days of a span"),
      ],
      statuses: [
        StatusNote(.invalid, "several ids have these digits"),
        StatusNote(.notFound, "there is no such entry, or not any more"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let store = try context.store()
    let delete = DeleteEntry(store, try LoadLedger(store).setup())
    let items = try delete(context.invocation.arguments, today: today)
    context.answer(one: items)
    // The id of a span names its entries, and `fasti erase` erases entries.
    let typed = context.invocation.arguments
    context.report(
      deleted: .count(items.count, one: .sayLeaveDeleted, many: .sayLeaveDeletedMany),
      items.count == typed.count ? typed : items.compactMap { $0.id?.text })
  }
}

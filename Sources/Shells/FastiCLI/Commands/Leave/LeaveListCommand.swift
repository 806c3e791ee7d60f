import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave list [TYPE]`.
enum LeaveListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the entries and the next accruals",
      details: [
        "The next three accruals of each kind of leave follow. Accruals are computed and never stored: they have no id, and are virtual in JSON. An entry is posted from "
          + "the payday of its pay period on."
      ],
      arguments: [Argument("TYPE", .text, .optional, help: "one kind of leave: vacation, sick, comp ...")],
      examples: [
        Example("fasti leave list", "everything, by day"), Example("fasti leave list comp --format csv", "one kind"),
      ],
      statuses: [StatusNote(.no, "there is neither an entry nor an accrual")])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let book = try context.leaveBook()
    let items = try ListEntries(book)(try context.leaveType(at: 0, book), today: today)
    if items.isEmpty { context.status = .no }
    context.answer(items, columns: LeaveEntryItem.columns) { context in
      if items.isEmpty { return context.report(nothing: .sayLeaveNothing) }
      LeaveText(context).write(items)
    }
  }
}

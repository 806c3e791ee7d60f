import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave list [TYPE]`.
enum LeaveListCommand: Command {
  static let name = "list"
  static let spans = Option.flag("spans", help: "the entries of a span as one line")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the entries and the next accruals",
      details: [
        "The next three accruals of each kind of leave follow. Accruals are computed and never stored: they have no id, and are virtual in JSON. An entry is posted from "
          + "the payday of its pay period on.",
        "With --spans the entries of a span are one line with its first and last day, and its id names all of them.",
      ],
      arguments: [Argument("TYPE", .text, .optional, help: "one kind of leave: vacation, sick, comp ...")],
      options: [spans],
      examples: [
        Example("fasti leave list", "everything, by day"), Example("fasti leave list comp --format csv", "one kind"),
        Example("fasti leave list --spans", "two weeks off as one line"),
      ],
      statuses: [StatusNote(.no, "there is neither an entry nor an accrual")])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let book = try context.leaveBook()
    let items = try ListEntries(book)(try context.leaveType(at: 0, book), today: today)
    if items.isEmpty { context.status = .no }
    if context.invocation.has(spans), !items.isEmpty {
      let lines = LeaveSpanItem.lines(items)
      context.answer(lines, columns: LeaveSpanItem.columns) { LeaveText($0).write(lines) }
      let offers = try JoinEntries(try context.store(), book.setup).offers(today: today).count
      if offers > 0 { context.report(nothing: .sayLeaveCanJoin, .number(offers)) }
      return
    }
    context.answer(entries: items) { context in
      if items.isEmpty { return context.report(nothing: .sayLeaveNothing) }
      LeaveText(context).write(items)
    }
  }
}

import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave explain TYPE`.
enum LeaveExplainCommand: Command {
  static let name = "explain"
  static let official = Option.flag("official", help: "the official balance instead of the forecast")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List every amount that adds up to a balance",
      details: ["The forecast, unless --official is given. The last line's balance is the balance."],
      arguments: [Argument("TYPE", .text, help: "a kind of leave: vacation, sick, comp ...")],
      options: [LeaveOptions.asOf, official],
      examples: [
        Example("fasti leave explain vacation", "how the forecast for today comes about"),
        Example("fasti leave explain vacation --official --as-of 2026-12-31", "what is posted by then"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let day = try context.dayOrToday(LeaveOptions.asOf)
    let book = try context.leaveBook()
    guard let type = try context.leaveType(at: 0, book) else { return }
    let items = try ExplainBalance(book.ledger)(
      type, context.invocation.has(official) ? .official : .forecast, on: day)
    context.reportIfSample(book.setup)
    context.answer(items, columns: BalanceEventItem.columns) { LeaveText($0).write(items) }
  }
}

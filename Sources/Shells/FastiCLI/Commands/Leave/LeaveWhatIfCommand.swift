import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave what-if TYPE ACTION [HOURS] --on DATE`.
enum LeaveWhatIfCommand: Command {
  static let name = "what-if"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the balances as if an entry were added",
      details: [
        "Reads like fasti leave add, and answers like fasti leave balance, as of the last day charged or today, "
          + "whichever is later. Nothing is written."
      ],
      arguments: LeaveDraft.arguments, options: LeaveDraft.options + [LeaveOptions.asOf, LeaveOptions.forecast],
      examples: [
        Example("fasti leave what-if vacation used 40 --on 2026-07-06", "what a week would leave"),
        Example("fasti leave what-if vacation used 40 --on 2026-07-06 --forecast month", "by the end of July"),
      ], statuses: [StatusNote(.no, "the span has no business day, so the balances stay as they are")])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let book = try context.leaveBook()
    let (entries, days, _) = try context.entries(of: try LeaveDraft(context), book)
    if entries.isEmpty {
      context.status = .no
      context.report(nothing: .entryNoBusinessDay)
    }
    let last = max(today, days.days.last ?? today)
    let answer = try WhatIf(book)(
      entries, asOf: try context.day(LeaveOptions.asOf) ?? last, forecast: try context.forecastDay())
    context.reportIfSample(book.setup)
    context.answer(answer.with) { LeaveText($0).write(answer.with, before: answer.without) }
  }
}

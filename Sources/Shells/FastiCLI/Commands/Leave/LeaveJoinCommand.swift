import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave join`.
enum LeaveJoinCommand: Command {
  static let name = "join"
  static let dryRun = Option.flag("dry-run", help: "show what would be joined, write nothing")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Make spans of entries that were added together",
      details: [
        "Entries of several days that one command or one form added are a span, which fasti leave list --spans shows as one "
          + "line. Those that earlier versions of the program added are joined with this command, as one change.",
        "The entries themselves stay, with their ids.",
      ],
      options: [dryRun],
      examples: [
        Example("fasti leave join --dry-run", "what would be joined"),
        Example("fasti leave join", "fasti undo takes it back"),
      ],
      statuses: [StatusNote(.no, "there is nothing to join")])
  }

  static func run(_ context: Context) throws(Failure) {
    let (today, store) = (try context.today(), try context.store())
    let join = JoinEntries(store, try LoadLedger(store).setup())
    let isDry = context.invocation.has(dryRun)
    // If there is nothing to join, there is no change to write.
    let offers = try join.offers(today: today)
    let spans = isDry || offers.isEmpty ? offers : try join(today: today)
    if spans.isEmpty { context.status = .no }
    context.answer(spans, columns: LeaveSpanItem.columns) { context in
      if spans.isEmpty { return context.report(nothing: .sayLeaveNothingToJoin) }
      LeaveText(context).write(spans)
    }
    if !isDry, !spans.isEmpty { context.report(undoable: Sentence(.sayLeaveJoined, .number(spans.count))) }
  }
}

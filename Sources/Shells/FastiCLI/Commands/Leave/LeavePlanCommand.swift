import FastiCivil
import FastiDayCommands
import FastiDays
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave plan YEAR [REGION...]`.
enum LeavePlanCommand: Command {
  static let name = "plan"
  static let type = Option("type", .text, "TYPE", help: "the kind of leave; default: vacation")
  static let budget = Option("budget", .int(1...366), "N", help: "the most days of leave; as many as can be afforded")
  static let keep = Option("keep", .text, "HOURS", help: "what no day may fall under; default: the floor")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Find the leave that wastes least and gives most days off",
      details: [
        "Of all days of leave that can be afforded it takes those with which fewest hours are lost to carry-over dates "
          + "and to the cap, up to 1 January of the next year; of these the ones that win most days off, as fasti days "
          + "bridges does; of these the fewest, and the earliest. No other choice is better.",
        "Afforded means: no later day falls under the floor, whatever is entered and accrued until then. Leave is "
          + "planned from today on. A day with leave in the ledger is off already.",
        "Without --budget it uses all that can be afforded, as far as that wins days off; --keep leaves some. "
          + "Nothing is written.",
      ],
      arguments: [
        Argument("YEAR", .year, help: "this year or a later one"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [
        type, budget, keep, LeaveOptions.hoursPerDay,
      ] + BridgeOptions.goals + [WorkdayOptions.combine],
      examples: [
        Example("fasti leave plan 2026 SE --budget 10", "the best ten days"),
        Example("fasti leave plan 2026 SE --keep 40 --min 9", "whole weeks, with a week kept for winter"),
        Example("fasti leave plan 2026 US --type comp --longest", "one long journey"),
      ],
      statuses: [StatusNote(.no, "no leave can be afforded, or none is worth taking")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let year = try context.year(at: 0) else { return }
    let (today, invocation) = (try context.today(), context.invocation)
    let book = try context.leaveBook()
    let question = try LeavePlanQuestion(
      year: year, type: invocation[type] ?? "vacation", hoursPerDay: invocation[LeaveOptions.hoursPerDay],
      goal: BridgeOptions.goal(invocation), budget: invocation.int(budget), keep: invocation[keep], book.setup)
    let source = try regions(context)
    let answer = try PlanLeave(book.ledger, source)(question, today: today)
    context.warn(gaps: answer.warnings)
    if answer.items.isEmpty { context.status = .no }
    context.reportIfSample(book.setup)
    context.answer(answer.items, columns: LeavePlanItem.columns) { LeavePlanText($0, question).write(answer) }
  }

  /// The business days: without a region only Saturdays and Sundays are off, which a note says.
  private static func regions(_ context: Context) throws(Failure) -> WorkdaySource {
    let named = Array(context.invocation.arguments.dropFirst())
    let almanac = try context.almanac(named)
    let codes = try almanac.codes(named)
    if codes.isEmpty { context.reportNoRegionOfLeave() }
    return try WorkdaySource(almanac, codes, combining: WorkdayOptions.combination(context.invocation))
  }
}

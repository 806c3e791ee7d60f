import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords

/// `fasti days bridges YEAR [REGION...] --budget N`.
enum BridgesCommand: Command {
  static let name = "bridges"
  static let budget = Option("budget", .int(1...366), "N", help: "the most days of leave to spend")
  static let longest = Option.flag("longest", help: "win the longest single span")
  static let total = Option.flag("total", help: "win the most days off in long spans (as without either)")
  static let minimum = Option("min", .int(1...366), "K", help: "the shortest span that counts for --total; else 4")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Choose the days of leave that win the most days off",
      details: [
        "No other choice wins more; of equal ones the cheapest is shown, and of these the one that comes earliest.",
        "With --total every day off counts that lies in a span of at least K days, leave or not.",
        "Leave is taken within the year; a span may run over its edge, over weekends and holidays.",
        "Only spans that need leave are shown. The ratio is days off for each day of leave, rounded down.",
      ],
      arguments: [
        Argument("YEAR", .year, help: "1583 to 2999"),
        Argument("REGION", .text, .any, help: "codes; else the selection"),
      ],
      options: [budget, longest, total, minimum, DaysCommand.combine],
      examples: [
        Example("fasti days bridges 2026 SE --budget 5", "the most days off in spans of four or more"),
        Example("fasti days bridges 2026 SE --budget 10 --total --min 9", "in whole weeks with both weekends"),
        Example("fasti days bridges 2026 US --budget 10 --longest", "one long journey"),
      ],
      statuses: [StatusNote(.no, "no leave wins anything"), StatusNote(.invalid, "the budget is impossible")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let year = try context.year(at: 0) else { return }
    let goal = try goal(context.invocation)
    guard let days = context.invocation.int(budget) else {
      throw Failure(.usage(.missing), field: budget.field, hint: .line("--budget 5"))
    }
    let regions = Array(context.invocation.arguments.dropFirst())
    let source = try context.workdays(regions, example: "fasti days bridges YEAR SE").source
    let answer = try PlanBridges(source)(year: year, budget: days, goal: goal)
    context.warn(answer.warnings)
    if answer.items.isEmpty { context.status = .no }
    context.answer(answer.items, columns: BridgeItem.columns) { context in
      if answer.items.isEmpty { return context.report("fasti: no leave wins a longer span in \(year)") }
      for item in answer.items { write(item, context) }
      let spent = answer.items.reduce(0) { $0 + $1.span.leave.count }
      let off = answer.items.reduce(0) { $0 + $1.span.days.count }
      context.out.write(text: "\(off) days off for \(spent) of leave")
      if spent < days { context.out.write(text: "; the other \(days - spent) would win nothing") }
      context.out.write("\n")
    }
  }

  /// What was asked for; the two goals exclude each other.
  static func goal(_ invocation: Invocation) throws(Failure) -> BridgeGoal {
    guard invocation.has(longest) else { return .total(minimum: invocation.int(minimum) ?? 4) }
    for other in [total, minimum] where invocation.has(other) {
      throw Failure(.usage(.exclusive(.goals, longest.spelling, other.spelling)), field: other.field)
    }
    return .longest
  }

  /// A line for the span, and one for its leave.
  static func write(_ item: BridgeItem, _ context: Context) {
    let days = item.span.days
    let line = "\(text(days.first, context)) to \(text(days.last, context))"
    context.style.write(.bold, to: &context.out) { $0.write(text: line) }
    context.out.write(days.count, columns: 5)
    context.out.write(text: " days off for \(item.span.leave.count) of leave, ratio \(item.ratio)\n")
    for run in item.span.leave.runs {
      context.out.write(text: "    leave: \(text(run.first, context))")
      if run.count > 1 { context.out.write(text: " to \(text(run.last, context))") }
      context.out.write("\n")
    }
  }

  private static func text(_ day: Day, _ context: Context) -> String {
    "\(context.words.shortWeekdays[day.weekday.number - 1]) \(day.iso)"
  }
}

extension [Day] {
  /// The days, which are in order, as runs of consecutive ones.
  fileprivate var runs: [DayRange] {
    var runs: [DayRange] = []
    for day in self {
      if let last = runs.last, last.last + 1 == day {
        runs[runs.count - 1] = last.widened(before: 0, after: 1)
      } else {
        runs.append(DayRange(day))
      }
    }
    return runs
  }
}

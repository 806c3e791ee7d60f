import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords

/// `fasti days bridges YEAR [REGION...] --budget N`.
enum BridgesCommand: Command {
  static let name = "bridges"
  static let budget = Option("budget", .int(1...366), "N", help: "the most days of leave to spend")
  static let longest = Option.flag("longest", help: "maximise the longest single span")
  static let total = Option.flag("total", help: "maximise the days off in long spans (the default)")
  static let minimum = Option("min", .int(1...366), "K", help: "the shortest span that counts for --total; else 4")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Find the days of leave that give the most days off",
      details: [
        "No other choice wins more; of equal ones the cheapest is shown, and of these the one that comes earliest.",
        "With --total every day off counts that lies in a span of at least K days, leave or not.",
        "Leave is taken within the year; a span may run over its edge, over weekends and holidays.",
        "Only spans that need leave are shown. The ratio is days off for each day of leave, rounded down.",
      ],
      arguments: [
        Argument("YEAR", .year, help: "1583 to 2999"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [budget, longest, total, minimum, DaysCommand.combine],
      examples: [
        Example("fasti days bridges 2026 SE --budget 5", "the most days off in spans of four or more"),
        Example("fasti days bridges 2026 SE --budget 10 --total --min 9", "in whole weeks with both weekends"),
        Example("fasti days bridges 2026 US --budget 10 --longest", "one long journey"),
      ],
      statuses: [
        StatusNote(.no, "no day of leave gives more days off"), StatusNote(.invalid, "the budget is impossible"),
      ])
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
    context.warn(gaps: answer.warnings)
    if answer.items.isEmpty { context.status = .no }
    context.answer(answer.items, columns: BridgeItem.columns) { context in
      if answer.items.isEmpty { return context.report(nothing: .sayBridgesNone, .number(year)) }
      for item in answer.items { write(item, context) }
      let spent = answer.items.reduce(0) { $0 + $1.span.leave.count }
      let off = answer.items.reduce(0) { $0 + $1.span.days.count }
      let total = total(off: off, for: spent, context)
      let text = spent < days ? context.told(.sayBridgesRest, .text(total), .number(days - spent)) : total
      context.out.write(text: text + "\n")
    }
  }

  /// `16 days off for 5 of leave`.
  static func total(off: Int, for leave: Int, _ context: Context) -> String {
    context.told(off == 1 ? .sayBridgesTotalOne : .sayBridgesTotalMany, .number(off), .number(leave))
  }

  /// The goal; the two options exclude each other.
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
    let line = context.told(.fromTo, .text(text(days.first, context)), .text(text(days.last, context)))
    context.style.write(.bold, to: &context.out) { $0.write(text: line) }
    context.out.write(days.count, columns: 5)
    let gain = context.told(.sayBridgesSpan, .number(item.span.leave.count), .decimal(item.ratio))
    context.out.write(text: " \(gain)\n")
    for run in item.span.leave.runs {
      let (first, last) = (text(run.first, context), text(run.last, context))
      let days = run.count > 1 ? context.told(.fromTo, .text(first), .text(last)) : first
      context.out.write(text: "    \(context.told(.sayBridgesLeave, .text(days)))\n")
    }
  }

  private static func text(_ day: Day, _ context: Context) -> String {
    "\(context.words.shortWeekdays[day.weekday.number - 1]) \(day.iso)"
  }
}

extension [Day] {
  /// Sorted days as runs of consecutive ones.
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

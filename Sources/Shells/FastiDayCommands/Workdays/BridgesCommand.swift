import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiTerminal
import FastiWords

/// `fasti days bridges YEAR [REGION...] --budget N`.
enum BridgesCommand: Command {
  static let name = "bridges"
  static let budget = Option("budget", .int(1...366), "N", help: "the most days of leave to spend")

  static let from = Option(
    "from", .day, "DATE",
    help: "the first day on which leave can be taken; default: today in the present year, else 1 January")

  static let without = Option(
    "without", .day, "DATE", help: "a day on which no leave is taken, to plan without a span",
    repeats: true)

  static let chart = Option.flag("chart", help: "the days off of each span, as bars")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Find the days of leave that give the most days off",
      details: [
        "No other choice gives more days off; of equal choices the cheapest and then the earliest is shown.",
        "With --total every day off counts that lies in a span of at least K days, leave or not.",
        "Leave is taken within the year, of the present year from today on; a span may run over its edge, over weekends and holidays.",
        "Only spans that need leave are shown. The ratio is days off for each day of leave, rounded down.",
      ],
      arguments: [
        Argument("YEAR", .year, help: "1583 to 2999"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [budget, from, without] + BridgeOptions.goals + [WorkdayOptions.combine, chart],
      examples: [
        Example("fasti days bridges 2026 SE --budget 5", "the most days off in spans of four or more"),
        Example("fasti days bridges 2026 SE --budget 10 --total --min 9", "in whole weeks with both weekends"),
        Example("fasti days bridges 2026 US --budget 10 --longest", "one long journey"),
        Example("fasti days bridges 2026 SE --budget 5 --without 2026-05-15", "another span instead of Ascension"),
      ],
      statuses: [
        StatusNote(.no, "no day of leave gives more days off"), StatusNote(.invalid, "the budget is impossible"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let year = try context.year(at: 0) else { return }
    let goal = try BridgeOptions.goal(context.invocation)
    guard let days = context.invocation.int(budget) else {
      throw Failure(.usage(.missing), field: budget.field, hint: .line("--budget 5"))
    }
    let regions = Array(context.invocation.arguments.dropFirst())
    let (almanac, source) = try context.workdays(regions, example: "fasti days bridges YEAR SE")
    let start = PlanBridges.start(year, today: try context.today())
    let dates = try context.dates()
    let skipped = try context.invocation.all(without).map { text throws(Failure) in
      try dates.day(text, field: without.field)
    }
    let answer = try PlanBridges(source, naming: almanac)(
      year: year, budget: days, goal: goal, from: try context.day(from) ?? start, skipping: skipped,
      languages: context.languages)
    context.warn(gaps: answer.warnings)
    if answer.items.isEmpty { context.status = .no }
    if context.invocation.has(chart), context.format == .text, !answer.items.isEmpty {
      return try ChartWorkdays(source, try context.pageWords()).bridges(answer.items.map(\.span), in: year)
        .write(to: &context.out, context.style)
    }
    context.answer(answer.items, columns: BridgeItem.columns) { context in
      if answer.items.isEmpty { return context.report(nothing: .sayBridgesNone, .number(year)) }
      let writer = BridgeText(context)
      for item in answer.items { writer.write(item) }
      let spent = answer.items.reduce(0) { $0 + $1.span.leave.count }
      let off = answer.items.reduce(0) { $0 + $1.span.days.count }
      let total = writer.total(off: off, for: spent)
      let text = spent < days ? context.text(.sayBridgesRest, .text(total), .number(days - spent)) : total
      context.out.write(text: text + "\n")
    }
  }
}

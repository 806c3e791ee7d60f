import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal

/// `fasti days nth N MONTH [REGION...]`.
enum DaysNthCommand: Command {
  static let name = "nth"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the n-th business day of a month",
      details: ["A negative N counts from the month's end: -1 is its last business day."],
      arguments: [
        Argument("N", .int(-31...31), help: "1 is the first, -1 the last"),
        Argument("MONTH", .month, help: "2026-02, feb, or a date in it"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [WorkdayOptions.combine],
      examples: [
        Example("fasti days nth 1 2026-05 SE", "the first, after Labour Day and the weekend"),
        Example("fasti days nth -1 2026-05 US", "the last: when salaries are due"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let number = try context.number(at: 0), let month = try context.month(at: 1) else { return }
    try WorkdayText.find(
      .nth(number, month), named: context.invocation.arguments.dropFirst(2), context, "fasti days nth N MONTH SE")
  }
}

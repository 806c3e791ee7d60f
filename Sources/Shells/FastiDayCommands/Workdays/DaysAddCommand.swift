import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal

/// `fasti days add DATE N [REGION...]`.
enum DaysAddCommand: Command {
  static let name = "add"
  static let fromHoliday = Option(
    "from-holiday", .choice(DayOffStart.allCases.map { "\($0.word)" }), "next|previous|refuse",
    help: "where to begin when DATE is a day off; next")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add business days to a day",
      details: [
        "When DATE is a day off, counting begins on the next business day, or where --from-holiday says. 0 answers "
          + "the day counting begins on."
      ],
      arguments: [
        Argument("DATE", .day, help: "the day to begin on"),
        Argument("N", .int(.min ... .max), help: "business days; before DATE when negative"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [fromHoliday, WorkdayOptions.combine],
      examples: [
        Example("fasti days add 2026-04-01 5 SE", "Easter lies between"),
        Example("fasti days add today -1 US", "the last business day"),
        Example("fasti days add 2026-04-03 0 SE --from-holiday previous", "the one before a holiday"),
      ],
      statuses: [StatusNote(.refused, "DATE is a day off, and --from-holiday refuse was given")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0), let number = try context.number(at: 1) else { return }
    let named = Array(context.invocation.arguments.dropFirst(2))
    let (almanac, source) = try context.workdays(named, example: "fasti days add DATE N SE")
    let word = context.invocation[fromHoliday]
    let start = DayOffStart.allCases.first { "\($0.word)" == word } ?? .next
    let sum = try AddWorkdays(source)(number, to: day, start: start)
    let explanations = try context.workdayExplanations(almanac, source, sum.day)
    context.warn(gaps: sum.warnings)
    context.answer(ExplainedAnswer(sum, explanations)) { context in
      WorkdayText(context).write(sum)
      explanations.write(context)
    }
  }
}

import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal

/// `fasti days is DATE [REGION...]`.
enum DaysIsCommand: Command {
  static let name = "is"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Test if a day is a business day; the exit status answers",
      arguments: [
        Argument("DATE", .day, help: "the day"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [WorkdayOptions.combine],
      examples: [Example("fasti days is 2026-04-03 SE || echo off", "Good Friday")],
      statuses: [StatusNote(.fine, "yes"), StatusNote(.no, "no")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0) else { return }
    let named = Array(context.invocation.arguments.dropFirst())
    let (almanac, source) = try context.workdays(named, example: "fasti days is DATE SE")
    let answer = try IsWorkday(almanac, source)(day, languages: context.languages)
    let explanations = try context.workdayExplanations(almanac, source, day)
    context.warn(gaps: answer.warnings)
    context.status = answer.isBusinessDay ? .fine : .no
    context.answer(ExplainedAnswer(answer, explanations)) { context in
      WorkdayText(context).write(answer)
      explanations.write(context)
    }
  }
}

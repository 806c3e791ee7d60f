import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiTerminal

/// `fasti rules compare CODE`.
enum RulesCompareCommand: Command {
  static let name = "compare"
  static let from = Option("from", .day, "DATE", help: "the first day; default: 1 January of this year")
  static let to = Option("to", .day, "DATE", help: "the last day; default: 31 December of next year")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Compare a region of your own with the program's",
      details: [
        "Your own region stays in force when the program gets one of that code; fasti rules drop CODE gives it up."
      ],
      arguments: [Argument("CODE", .text, help: "the code of a region of your own")], options: [from, to],
      examples: [Example("fasti rules compare MU", "the days of this year and the next that differ")],
      statuses: [StatusNote(.no, "days differ, or the program has no such region")])
  }

  static func run(_ context: Context) throws(Failure) {
    let name = context.invocation.argument(0) ?? ""
    let year = try context.today().year
    let usual = DayRange(years: year...min(year + 1, Limits.year.upperBound))
    let range = try context.range(from: from, to: to, else: usual)
    let almanac = try context.almanac(nil)
    let found = try CompareRegion(almanac)(name, in: range, languages: context.languages)
    let differences = found ?? []
    if found == nil || !differences.isEmpty { context.status = .no }
    context.answer(differences, columns: RegionDifference.columns) { context in
      for difference in differences { write(difference, context) }
    }
    let code = try almanac.code(name).string
    if found == nil { context.report(nothing: .sayRulesNotShipped, .text(code)) }
    if found?.isEmpty ?? false { context.report(.sayRulesSame, .text(code)) }
  }

  private static func write(_ difference: RegionDifference, _ context: Context) {
    context.out.write(text: "\(difference.day.iso)  ")
    context.out.write("\(difference.kind.word)", columns: 12)
    context.out.write(difference.name, columns: 34)
    context.out.write(text: context.text(difference.isOwn ? .sayRulesOnlyOwn : .sayRulesOnlyShipped) + "\n")
  }
}

import FastiCivil
import FastiDayCommands
import FastiDays
import FastiFormats
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti week [WEEK|DATE]`.
enum WeekCommand: Command {
  static let name = "week"
  static let short = Option.flag("short", help: "print the week's number alone")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show an ISO week, Monday to Sunday", synonyms: ["week number"],
      arguments: [Argument("WEEK", .week, .optional, help: "2026-W06, W06, 6, or a DATE in the week")],
      options: [short],
      examples: [
        Example("fasti week", "this week"),
        Example("fasti week --short", "its number, for a prompt"),
        Example("fasti week 2026-W53", "the last week of 2026"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let week = try context.week(at: 0) ?? ISOWeek(today)
    if context.invocation.has(short) {
      return context.answer(WeekNumber(week: week)) { context in context.out.write(text: "\(week.week)\n") }
    }
    let days = try context.dayReports(week.days, months: try context.months()) { Limits.days.contains($0.day) }.days
    let report = WeekReport(week: week, days: days)
    let weather = context.format == .text ? try context.weatherLines(week.days, hasDates: true) : []
    context.answer(report, rows: report.days) { context in
      let heading = "\(context.words.week) \(week.week)"
      context.style.write(.bold, heading, to: &context.out)
      context.out.write(text: " · \(week.iso) · \(week.start.iso) – \(week.end.iso)\n")
      let text = DayText(context)
      let width = days.reduce(0) { max($0, TerminalWidth.of("\(context.words.name(month: $1.day.date.month))")) }
      for day in days { text.writeLine(day, today: today, monthWidth: width) }
      for line in weather { context.out.write(text: "\(line)\n") }
      text.writeExplanations(of: days)
    }
  }
}

/// The answer of `fasti week --short`.
private struct WeekNumber: FieldWritable {
  let week: ISOWeek

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", week.year)
    writer.field("week", week.week)
  }
}

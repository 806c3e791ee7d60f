import FastiCivil
import FastiDayCommands
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti agenda`.
enum AgendaCommand: Command {
  static let name = "agenda"
  static let from = Option("from", .day, "DATE", help: "the first day; default: today")
  static let to = Option("to", .day, "DATE", help: "the last day; default: 30 days later")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List days that have entries, one per line",
      synonyms: ["schedule", "upcoming"],
      details: ["One line for each day, as in fasti month. Days without entries are left out."],
      options: [from, to],
      examples: [
        Example("fasti agenda", "the next 30 days"),
        Example("fasti agenda --from 2026-06-01 --to 2026-08-31", "a summer"),
      ],
      statuses: [StatusNote(.no, "none of these days has entries")])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let first = try context.day(from) ?? today
    let range = try context.range(from: from, to: to, else: DayRange(first).widened(before: 0, after: 30))
    let months = context.format == .text ? nil : try context.months()
    let days = try context.dayReports(range, months: months) { !$0.isBare }.days.filter { !$0.isBare }
    if days.isEmpty {
      context.status = .no
      context.report(
        empty: context.text(.sayAgendaNothing, .day(range.first), .day(range.last)),
        hint: "fasti agenda --to DATE")
    }
    context.answer(days, columns: columns) { context in
      let text = DayText(context)
      let width = days.reduce(0) { max($0, TerminalWidth.of("\(context.words.name(month: $1.day.date.month))")) }
      var year = today.year
      for day in days {
        if day.day.year != year {
          year = day.day.year
          context.style.write(.bold, "\(year)\n", to: &context.out)
        }
        text.writeLine(day, today: today, monthWidth: width)
      }
      text.writeExplanations(of: days)
    }
  }

  /// The header of a CSV without days.
  private static let columns: [StaticString] = [
    "date", "weekday", "weekdayName", "isoWeek.year", "isoWeek.week", "dayOfYear", "hijri.date", "hijri.year",
    "hijri.month", "hijri.day", "hijri.monthName", "hijri.monthLength", "hijri.source", "hijri.status",
    "hijri.fetchedAt", "holidays", "notes", "events", "countdowns", "reminders", "leave", "payday", "isRedDay",
    "isBusinessDay",
  ]
}

import FastiCivil
import FastiDayCommands
import FastiDays
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti today`.
enum TodayCommand: Command {
  static let name = "today"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show today: weekday, ISO week, holidays, what is planned", synonyms: ["now"],
      details: ["With no region selected it says how to select one."],
      options: [DayCommand.calendars],
      examples: [
        Example("fasti today", "today in the regions selected"),
        Example("fasti today --json", "the same for programs"),
        Example("fasti today --lang sv", "with Swedish names"),
      ])
  }

  static func run(_ context: Context) throws(Failure) { try DayCommand.show(try context.today(), context) }
}

/// `fasti day DATE`.
enum DayCommand: Command {
  static let name = "day"
  static let calendars = Option.flag("calendars", help: "add the date in every calendar")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show a day: weekday, ISO week, holidays, what is planned",
      arguments: [Argument("DATE", .day, help: "2026-02-05, tomorrow, +3d, mon, 2026-W06-4, 2026-036")],
      options: [calendars],
      examples: [
        Example("fasti day 2026-12-25", "Christmas Day"),
        Example("fasti day +30d --calendars", "the day in 30 days, in every calendar"),
        Example("fasti day 2021-12-31 --explain", "with the reasons"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0) else { return }
    try show(day, context)
  }

  /// Shows one day with its holidays, and on request with its dates in other calendars and its reasons.
  static func show(_ day: Day, _ context: Context) throws(Failure) {
    // The text for people does not have the Hijri date, so the months do not have to be read for it.
    let months = context.format == .text ? nil : try context.months()
    let (days, regions) = try context.dayReports(DayRange(day), months: months) { _ in true }
    guard var report = days.first else { return }
    if context.invocation.has(calendars) {
      report.calendars = ConvertDates.allCalendars(
        day, languages: context.languages, months: try context.months())
    }
    let weather = context.format == .text ? try context.weatherLines(DayRange(day), hasDates: false) : []
    context.answer(report) { context in
      DayText(context).write(report, today: day)
      for line in weather { context.out.write(text: "\(line)\n") }
      if regions.isEmpty { HolidayText.reportNoRegion(context) }
    }
  }
}

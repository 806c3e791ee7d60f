import FastiAgenda
import FastiCivil
import FastiDayCommands
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti month [YYYY-MM]`.
enum MonthCommand: Command {
  static let name = "month"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show a month with week numbers and holidays",
      arguments: [Argument("MONTH", .month, .optional, help: "2026-02, feb or a date in it; default: this month")],
      examples: [
        Example("fasti month", "this month"), Example("fasti month 2026-12 --lang sv", "December in Swedish"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let month = try context.month(at: 0) ?? YearMonth(today)
    let answer = try GridAnswer(context, MonthGrid(month).days)
    let report = MonthReport(month, answer.days)
    let grid = MonthGrid(month, from: try context.weekStart())
    context.answer(report, rows: report.days) { context in
      let text = answer.calendar(context, today)
      text.write(grid, to: &context.out)
      let special = answer.days.filter { month.days.contains($0.day) && !$0.isBare }
      if !special.isEmpty { context.out.write("\n") }
      let lines = DayText(context)
      let width = TerminalWidth.of("\(context.words.name(month: month.month))")
      for day in special { lines.writeLine(day, today: today, monthWidth: width) }
      if !special.isEmpty { answer.writeLegend(context) }
      answer.writeExplanations(context, within: month.days)
    }
  }
}

/// `fasti year [YEAR]`.
enum YearCommand: Command {
  static let name = "year"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show a year within 80 columns, with week numbers and marks",
      arguments: [Argument("YEAR", .year, .optional, help: "1583 to 2999; default: the present year")],
      examples: [Example("fasti year 2026", "all 53 weeks of 2026")])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let year = try context.year(at: 0) ?? today.year
    let (weeks, grid): (YearGrid, YearGrid)
    let firstDay = try context.weekStart()
    do { (weeks, grid) = (try YearGrid(year), try YearGrid(year, from: firstDay)) } catch {
      throw Failure(error, field: .year)
    }
    let answer = try GridAnswer(context, weeks.days)
    let report = YearReport(weeks, answer.days)
    context.answer(report, rows: report.days) { context in
      let text = answer.calendar(context, today)
      text.write(grid, to: &context.out)
      if answer.days.contains(where: { !$0.isBare }) || grid.days.contains(today) {
        context.out.write("\n")
        answer.writeLegend(context)
      }
      answer.writeExplanations(context, within: DayRange(year: year))
    }
  }
}

extension Context {
  /// The weekday on which the rows of a month begin.
  fileprivate func weekStart() throws(Failure) -> Weekday {
    try Preferences.read([.weekStart], from: try store()).weekStart
  }
}

/// The reports of a grid's days and their marks.
private struct GridAnswer {
  let days: [DayReport]

  init(_ context: Context, _ range: DayRange) throws(Failure) {
    // A day without a holiday, or a rule that could have one, has nothing to explain.
    days = try context.dayReports(range, months: try context.months()) { !$0.holidays.isEmpty }.days
  }

  /// Writes the explanations of the holidays of a month or a year.
  func writeExplanations(_ context: Context, within range: DayRange) {
    DayText(context).writeExplanations(of: days.filter { range.contains($0.day) })
  }

  /// Writes the legend of the marks if there are no colours; the mark of plans only if it occurs.
  func writeLegend(_ context: Context) {
    guard !context.style.isOn else { return }
    let legend = Sentence(.sayLegend)
    let text = days.contains(where: \.hasPlans) ? Sentence(.sayLegendPlanned, .sentence(legend)) : legend
    context.out.write(text: context.text(text) + "\n")
  }

  func calendar(_ context: Context, _ today: Day) -> CalendarText {
    let first = days.first?.day ?? today
    let marks = days.map { report -> DayMark in
      var mark = report.mark(on: today)
      if report.hasPlans { mark.insert(.planned) }
      return mark
    }
    return CalendarText(words: context.words, style: context.style) { day in
      let place = day - first
      return marks.indices.contains(place) ? marks[place] : []
    }
  }
}

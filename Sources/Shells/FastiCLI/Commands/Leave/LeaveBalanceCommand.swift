import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiWords

/// `fasti leave balance`.
enum LeaveBalanceCommand: Command {
  static let name = "balance"
  static let knownAt = Option(
    "known-at", .text, "STAMP", help: "as it was known then: a stamp of the history, or 2026-02-05T12:00:00Z")

  static let chart = Option.flag("chart", help: "the balances through the year of that day, as bars")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the balances, official and forecast",
      details: [
        "Warns of hours that expire, and of forecasts under the floor, in the 60 days from the day asked about."
      ],
      arguments: [
        Argument("TYPE", .text, .optional, help: "one kind of leave: vacation, sick, comp ..."),
        Argument("DATE", .text, .optional, help: "the day it is seen from, as --as-of; TYPE may be left out"),
      ],
      options: [LeaveOptions.asOf, LeaveOptions.forecast, knownAt, chart],
      examples: [
        Example("fasti leave balance", "today"),
        Example("fasti leave balance vacation 2026-12-31", "one kind of leave on a day"),
        Example("fasti leave balance --forecast month", "with the forecast for the end of the month"),
        Example("fasti leave balance vacation --chart", "through the year, with cap, floor and what expires"),
        Example("fasti leave balance --as-of 2026-12-31 --json", "on a day, for programs"),
        Example("fasti leave balance --known-at 2026-02-05T12:00:00Z", "before an entry was edited"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let forecast = try context.forecastDay()
    let book = try context.leaveBook(knownAt: try context.stamp(knownAt))
    let (type, day) = try subject(context, book)
    var balances = try ShowBalances(book)(asOf: day, forecast: forecast)
    if let type { balances = balances.only(type) }
    context.reportIfSample(book.setup)
    let charts = context.invocation.has(chart) && context.format == .text ? try charts(type, day, book, context) : []
    context.answer(balances) { context in
      guard charts.isEmpty else { return charts.forEach { $0.write(to: &context.out, context.style) } }
      LeaveText(context).write(balances)
    }
  }

  /// The balances during the year of a day, a chart for each kind of leave; output for programs has no charts.
  private static func charts(
    _ type: LeaveType?, _ day: Day, _ book: LeaveBook, _ context: Context
  ) throws(Failure) -> [Chart] {
    let words = try context.pageWords()
    let today = try context.today()
    do throws(LeaveError) {
      var charts: [Chart] = []
      for account in book.ledger.accounts where type == nil || account.terms.type == type {
        charts.append(try words.chart(account, over: DayRange(year: day.year), today: today))
      }
      return charts
    } catch { throw Failure(error, field: .date) }
  }

  /// The kind of leave and the day of the question. A word that is not a kind of leave is read as a day if possible.
  private static func subject(_ context: Context, _ book: LeaveBook) throws(Failure) -> (type: LeaveType?, day: Day) {
    var words = context.invocation.arguments
    var type: LeaveType?
    do throws(Failure) {
      type = try words.first.map { word throws(Failure) in try book.setup.type(word) }
      if type != nil { words.removeFirst() }
    } catch {
      guard words.count == 1, (try? context.dates().day(words[0], field: .input(.date))) != nil else { throw error }
    }
    guard let word = words.first else { return (type, try context.dayOrToday(LeaveOptions.asOf)) }
    guard !context.invocation.has(LeaveOptions.asOf) else {
      throw CommandLineError.extraArgument(word, of: context.invocation.path, most: type == nil ? 0 : 1).failure
    }
    return (type, try context.dates().day(word, field: .input(.date)))
  }
}

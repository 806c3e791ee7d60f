import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave balance`.
enum LeaveBalanceCommand: Command {
  static let name = "balance"
  static let knownAt = Option(
    "known-at", .text, "STAMP", help: "as it was known then: a stamp of the history, or 2026-02-05T12:00:00Z")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the balances, official and forecast",
      details: [
        "Warns of hours that expire, and of forecasts under the floor, in the 60 days from the day asked about."
      ],
      options: [LeaveOptions.asOf, LeaveOptions.forecast, knownAt],
      examples: [
        Example("fasti leave balance", "today"),
        Example("fasti leave balance --forecast month", "with the forecast for the end of the month"),
        Example("fasti leave balance --as-of 2026-12-31 --json", "on a day, for programs"),
        Example("fasti leave balance --known-at 2026-02-05T12:00:00Z", "before an entry was edited"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let asOf = try context.dayOrToday(LeaveOptions.asOf)
    let forecast = try context.forecastDay()
    let book = try context.leaveBook(knownAt: try context.stamp(knownAt))
    let balances = try ShowBalances(book)(asOf: asOf, forecast: forecast)
    context.reportIfSample(book.setup)
    context.answer(balances) { LeaveText($0).write(balances) }
  }
}

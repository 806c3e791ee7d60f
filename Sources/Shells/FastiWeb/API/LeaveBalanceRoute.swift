import FastiApp
import FastiCivil
import FastiHTTP
import FastiLeave

/// `GET /api/v1/leave/balance`.
enum LeaveBalanceRoute {
  static let route = Route(
    .get, "/api/v1/leave/balance", "The balances of leave, official and forecast",
    query: [
      Parameter("as-of", .day, "the day it is seen from; today unless said"),
      Parameter("forecast", .text, "the day of the forecast: month (its end), payday (the next), or a day"),
    ],
    scope: .api, answer: .object(["asOf", "lastPayday", "nextPayday", "balances"])
  ) { call throws(Failure) in
    let asOf = try call.query("as-of").map { text throws(Failure) in try call.dates.day(text, field: "as-of") }
    let balances = try ShowBalances(try LoadLedger(call.store)().ledger)(
      asOf: asOf ?? call.today, forecast: try forecast(call))
    return call.answer(balances) { text in
      for line in balances.lines {
        text.write(text: "\(line.type.string)  \(line.official.text)  (\(line.forecast.text))\n")
      }
    }
  }

  private static func forecast(_ call: Call) throws(Failure) -> ForecastDay? {
    switch call.query("forecast") {
    case nil: nil
    case "month": .endOfMonth
    case "payday": .nextPayday
    case let text?: .day(try call.dates.day(text, field: "forecast"))
    }
  }
}

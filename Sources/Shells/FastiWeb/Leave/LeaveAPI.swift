import FastiCivil
import FastiHTTP
import FastiLeave
import FastiPerson
import FastiRecords
import FastiWords

/// `GET /api/v1/leave/balance`.
enum LeaveAPI {
  static let route = Route(
    .get, "/api/v1/leave/balance", "The balances of leave, official and forecast",
    query: [
      Parameter("as-of", .day, "the day it is seen from; default: today"),
      Parameter("forecast", .text, "the day of the forecast: month (its end), payday (the next), or a day"),
      .language,
    ],
    scope: .api, answer: .object(["asOf", "lastPayday", "nextPayday", "balances", "isSample"])
  ) { call throws(Failure) in
    let asOf = try call.query("as-of").map { text throws(Failure) in try call.dates.day(text, field: .path("as-of")) }
    let balances = try ShowBalances(try LoadLedger(call.store)())(
      asOf: asOf ?? call.today, forecast: try forecast(call))
    let words = call.server.pageWords(call.language)
    return call.answer(balances) { text in
      for line in balances.lines { text.write(text: words.line(line) + "\n") }
      if balances.isSample { text.write(text: words(.noLeaveProfile) + "\n") }
    }
  }

  private static func forecast(_ call: Call) throws(Failure) -> ForecastDay? {
    switch call.query("forecast") {
    case nil: nil
    case "month": .endOfMonth
    case "payday": .nextPayday
    case let text?: .day(try call.dates.day(text, field: .path("forecast")))
    }
  }
}

extension PageWords {
  /// A kind of leave with its official balance and its forecast.
  fileprivate func line(_ line: LeaveBalanceLine) -> String {
    let parts = [(Phrase.official, line.official), (.forecast, line.forecast)]
    return "\(self(leave: line.type)): " + parts.map { "\(self($0.0)) \(hours($0.1))" }.joined(separator: ", ")
  }
}

import FastiAgenda
import FastiCivil
import FastiFormats
import FastiHTTP
import FastiPerson
import FastiRecords

/// `GET /api/v1/month` and `GET /api/v1/month/{month}`.
enum MonthRoute {
  static let present = Route(
    .get, "/api/v1/month", "This month by its weeks", query: [.language], scope: .api,
    answer: .object(["year", "month", "weeks"])
  ) { call throws(Failure) in try show(YearMonth(call.today), call) }

  static let route = Route(
    .get, "/api/v1/month/{month}", "A month by its weeks",
    path: [Parameter("month", .month, "the month: 2026-02")], query: [.language], scope: .api,
    answer: .object(["year", "month", "weeks"])
  ) { call throws(Failure) in try show(try DateReader.month(call.value("month"), field: "month"), call) }

  private static func show(_ month: YearMonth, _ call: Call) throws(Failure) -> Response {
    let grid = MonthGrid(month)
    let days = try call.days(grid.days)
    return call.answer(MonthReport(grid, days)) { text in
      PlainDays(call.words).grid(days, call.today).write(grid, to: &text)
      let special = days.filter { grid.month.days.contains($0.day) && !$0.isPlain }
      if !special.isEmpty { text.write("\n") }
      for day in special { PlainDays(call.words).writeLine(day, to: &text) }
    }
  }
}

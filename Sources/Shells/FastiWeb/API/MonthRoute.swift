import FastiAgenda
import FastiApp
import FastiCivil
import FastiFormats
import FastiHTTP

/// `GET /api/v1/month/{month}`.
enum MonthRoute {
  static let route = Route(
    .get, "/api/v1/month/{month}", "A month by its weeks",
    path: [Parameter("month", .month, "the month: 2026-02")], query: [.language], scope: .api,
    answer: .object(["year", "month", "weeks"])
  ) { call throws(Failure) in
    let grid = MonthGrid(try DateReader.month(call.value("month"), field: "month"))
    let days = try call.days(grid.days)
    return call.answer(MonthReport(grid, days)) { text in
      PlainDays(call.words).grid(days, call.today).write(grid, to: &text)
      let special = days.filter { grid.month.days.contains($0.day) && !$0.isPlain }
      if !special.isEmpty { text.write("\n") }
      for day in special { PlainDays(call.words).writeLine(day, to: &text) }
    }
  }
}

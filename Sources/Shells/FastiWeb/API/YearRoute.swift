import FastiAgenda
import FastiCivil
import FastiFormats
import FastiHTTP
import FastiPerson
import FastiRecords

/// `GET /api/v1/year` and `GET /api/v1/year/{year}`.
enum YearRoute {
  static let present = Route(
    .get, "/api/v1/year", "This year by its months and weeks", query: [.language], scope: .api,
    answer: .object(["year", "months"])
  ) { call throws(Failure) in try show(call.today.year, call) }

  static let route = Route(
    .get, "/api/v1/year/{year}", "A year by its months and weeks",
    path: [Parameter("year", .year, "the year: 1583 to 2999")], query: [.language], scope: .api,
    answer: .object(["year", "months"])
  ) { call throws(Failure) in try show(try DateReader.year(call.value("year"), field: "year"), call) }

  private static func show(_ year: Int, _ call: Call) throws(Failure) -> Response {
    let grid: YearGrid
    do { grid = try YearGrid(year) } catch {
      throw Failure(
        .invalid, code: "out-of-range", "there is no such year", field: "year",
        cause: .civil(.outOfRange(field: .year, value: year, limits: Limits.year)))
    }
    let days = try call.days(grid.days)
    return call.answer(YearReport(grid, days)) { PlainDays(call.words).grid(days, call.today).write(grid, to: &$0) }
  }
}

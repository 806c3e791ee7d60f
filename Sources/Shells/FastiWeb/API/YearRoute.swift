import FastiAgenda
import FastiApp
import FastiCivil
import FastiFormats
import FastiHTTP

/// `GET /api/v1/year/{year}`.
enum YearRoute {
  static let route = Route(
    .get, "/api/v1/year/{year}", "A year by its months and weeks",
    path: [Parameter("year", .year, "the year: 1583 to 2999")], query: [.language], scope: .api,
    answer: .object(["year", "months"])
  ) { call throws(Failure) in
    let grid: YearGrid
    do { grid = try YearGrid(try DateReader.year(call.value("year"), field: "year")) } catch let error as Failure {
      throw error
    } catch { throw Failure(.invalid, code: "out-of-range", "there is no such year", field: "year") }
    let days = try call.days(grid.days)
    return call.answer(YearReport(grid, days)) { PlainDays(call.words).grid(days, call.today).write(grid, to: &$0) }
  }
}

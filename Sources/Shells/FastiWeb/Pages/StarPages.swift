import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages

/// `/star/{year}` and `/star/{month}`: special days.
enum StarPages {
  static let route = Route.page(
    "/star/{period}", "The special days of a year or a month",
    path: [Parameter("period", .text, "a year, 2026, or a month, 2026-06")]
  ) { call throws(Failure) in
    let text = call.value("period")
    if text.utf8.contains(UInt8(ascii: "-")) {
      let month = try DateReader.month(text, field: "month")
      return try call.page(StarMonthPage(month, days: try call.specialDays(month.days)), at: Paths.star(month))
    }
    let year = try DateReader.year(text, field: "year")
    let page = StarYearPage(
      year, days: try call.specialDays(DayRange(year: year)), countdowns: try call.countdowns())
    return try call.page(page, at: Paths.star(year))
  }
}

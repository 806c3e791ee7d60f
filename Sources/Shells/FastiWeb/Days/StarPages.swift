import FastiCivil
import FastiHTTP
import FastiPages
import FastiRecords

/// `/star/{year}` and `/star/{month}`: special days.
enum StarPages {
  static let all = [
    special,
    Route.page("/star", "Leads to the special days of this year") { call throws(Failure) in
      .going(to: Paths.star(call.today.year).string)
    },
  ]

  private static let special = Route.page(
    "/star/{period}", "The special days of a year or a month",
    path: [Parameter("period", .text, "a year, 2026, or a month, 2026-06")],
    query: [.part(.page), .part(.countdowns)]
  ) { call throws(Failure) in
    let text = call.value("period")
    if text.utf8.contains(UInt8(ascii: "-")) {
      let month = try DateReader.month(text, field: .input(.monthOfForm))
      return try call.page(StarMonthPage(month, days: try call.specialDays(month.days)), at: Paths.star(month))
    }
    let year = try DateReader.year(text, field: .input(.yearOfForm))
    let page = StarYearPage(
      year, days: try call.specialDays(DayRange(year: year)), countdowns: try call.countdowns())
    return try call.page(page, at: Paths.star(year))
  }
}

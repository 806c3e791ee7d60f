import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiPages
import FastiRecords

/// `/sky/{year}`: Sun and Moon during a year.
enum SkyPages {
  static let all = [
    named,
    Route.page("/sky", "Leads to Sun and Moon through this year") { call throws(Failure) in
      .going(to: Paths.sky(call.today.year).string)
    },
  ]

  private static let named = Route.page(
    "/sky/{year}", "Sun and Moon through a year at the place that is set",
    path: [Parameter("year", .year, "the year")]
  ) { call throws(Failure) in
    let year = try DateReader.year(call.value("year"), field: .input(.yearOfForm))
    let settings = try call.almanac().settings
    // The page without a place has a link to the settings.
    let chart =
      settings.weatherPlace == nil
      ? nil
      : try ChartSky(settings, call.server.zones, else: call.server.settings.zone, call.pageWords)(
        year, today: call.today)
    return try call.page(SkyPage(year, chart: chart), at: Paths.sky(year))
  }
}

import FastiCivil
import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords

/// `GET /api/v1/today` and `GET /api/v1/day/{date}`.
enum DayRoutes {
  static let all = [
    Route(
      .get, "/api/v1/today", "Today: weekday, ISO week, holidays, what is planned", query: query, scope: .api,
      answer: .object(fields)
    ) { call throws(Failure) in try show(call.today, call) },
    Route(
      .get, "/api/v1/day/{date}", "A day: weekday, ISO week, holidays, what is planned",
      path: [Parameter("date", .day, "the day: 2026-02-05, tomorrow, +3d, mon, 2026-W06-4, 2026-036")], query: query,
      scope: .api, answer: .object(fields)
    ) { call throws(Failure) in try show(try call.dates.day(call.value("date"), field: "date"), call) },
  ]

  private static let query = [
    Parameter("calendars", .choice(["yes", "no"]), "yes adds the date in every calendar"), .language,
  ]

  static let fields = [
    "date", "weekday", "weekdayName", "isoWeek", "dayOfYear", "hijri", "holidays", "notes", "events", "countdowns",
    "reminders", "leave", "payday", "isRedDay", "isBusinessDay",
  ]

  private static func show(_ day: Day, _ call: Call) throws(Failure) -> Response {
    guard var report = try call.days(DayRange(day)).first else { throw Problem.notFound.failure }
    if call.query("calendars") == "yes" {
      report.calendars = ConvertDates.allCalendars(day, languages: call.languages)
    }
    return call.answer(report) { PlainDays(call.words).write(report, to: &$0) }
  }
}

import FastiCivil
import FastiFormats
import FastiHTTP
import FastiPerson
import FastiRecords

/// `GET /api/v1/week` and `GET /api/v1/week/{week}`.
enum WeekRoutes {
  static let present = Route(
    .get, "/api/v1/week", "This ISO week, Monday to Sunday", query: query, scope: .api, answer: .object(fields)
  ) { call throws(Failure) in try show(ISOWeek(call.today), call) }

  static let named = Route(
    .get, "/api/v1/week/{week}", "An ISO week, or the week of a day",
    path: [Parameter("week", .week, "the week: 2026-W06, W06, 6, or a day in it: 2026-02-05")], query: query,
    scope: .api, answer: .object(fields)
  ) { call throws(Failure) in try show(try call.dates.weekOrDay(call.value("week"), field: "week"), call) }

  private static let query = [
    Parameter("short", .choice(["yes", "no"]), "yes answers text with the number alone"), .language,
  ]
  private static let fields = ["year", "week", "start", "end", "days"]

  private static func show(_ week: ISOWeek, _ call: Call) throws(Failure) -> Response {
    let report = WeekReport(week: week, days: try call.days(week.days))
    return call.answer(report) { text in
      guard call.query("short") != "yes" else {
        text.write(week.week)
        return text.write("\n")
      }
      text.write(call.words.week)
      text.write(text: " \(week.week) · \(week.iso) · \(week.start.iso) – \(week.end.iso)\n")
      let plain = PlainDays(call.words)
      for day in report.days { plain.writeLine(day, to: &text) }
    }
  }
}

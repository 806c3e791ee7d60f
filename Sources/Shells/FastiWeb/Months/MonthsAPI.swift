import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiRecords

/// `GET /api/v1/hijri` and `GET /api/v1/hijri/{date}`.
enum MonthsAPI {
  static let present = Route(
    .get, "/api/v1/hijri", "Today in the active Hijri months", query: [.language], scope: .api,
    answer: .object(fields)
  ) { call throws(Failure) in try show(call.today, call) }

  static let named = Route(
    .get, "/api/v1/hijri/{date}", "A day in the active Hijri months",
    path: [Parameter("date", .day, "the day")], query: [.language], scope: .api, answer: .object(fields)
  ) { call throws(Failure) in try show(try call.dates.day(call.value("date"), field: .input(.dateOfForm)), call) }

  private static let fields = ["date", "year", "month", "day", "monthName", "monthLength", "source", "status"]

  private static func show(_ day: Day, _ call: Call) throws(Failure) -> Response {
    let item = try ShowHijri(try MonthBook.read(from: call.store))(day, languages: call.languages)
    return call.answer(item) { text in
      let date = item.date
      text.write(text: "\(date.dayOfMonth) \(item.monthName) \(date.month.year)")
      if item.status == .projected { text.write(" (projected)") }
      text.write("\n")
    }
  }
}

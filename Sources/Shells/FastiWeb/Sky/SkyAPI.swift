import FastiCivil
import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords

/// `GET /api/v1/convert/{date}`.
enum SkyAPI {
  static let route = Route(
    .get, "/api/v1/convert/{date}", "A day in every calendar, or the days that a date of another calendar names",
    path: [Parameter("date", .text, "the day; with from, YEAR-MONTH-DAY of that calendar: 2026-1-1, 2025-6L-1")],
    query: [
      Parameter("calendar", .choice(ConvertDates.names), "one calendar; all if none is given", repeats: true),
      Parameter("from", .choice(ConvertDates.names), "the calendar the date is of"), .language,
    ],
    scope: .api, needs: .calendar, answer: .list([])
  ) { call throws(Failure) in
    let text = call.value("date")
    if let name = call.query("from") {
      let days = try ConvertDates.days(of: text, in: try ConvertDates.calendar(name, field: .input(.fromOfForm)))
      return call.answer(days) { text in for found in days { text.write(text: "\(found.day.iso)\n") } }
    }
    let day = try call.dates.day(text, field: .input(.dateOfForm))
    let names = call.request.target.all("calendar")
    var rows: [CalendarRow] = []
    for name in names {
      rows.append(
        try ConvertDates.row(
          day, try ConvertDates.calendar(name, field: .path("calendar")), named: name, languages: call.languages))
    }
    if names.isEmpty { rows = ConvertDates.allCalendars(day, languages: call.languages) }
    return call.answer(rows) { text in
      for row in rows { text.write(text: "\(row.calendar)  \(row.text)  \(row.monthName ?? "")\n") }
    }
  }
}

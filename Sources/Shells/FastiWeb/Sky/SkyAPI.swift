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
    let months = try MonthBook.read(from: call.store)
    let names = call.request.target.all("calendar")
    if let name = call.query("from") {
      guard names.isEmpty else {
        throw Failure(.usage(.exclusive(.calendars, .input(.fromOfForm), .path("calendar"))), field: .path("calendar"))
      }
      let calendar = try ConvertDates.calendar(name, field: .input(.fromOfForm))
      let days =
        name == ConvertDates.activeHijri
        ? try ConvertDates.activeDays(of: text, months) : try ConvertDates.days(of: text, in: calendar)
      return call.answer(days) { text in for found in days { text.write(text: "\(found.day.iso)\n") } }
    }
    let day = try call.dates.day(text, field: .input(.dateOfForm))
    var rows: [CalendarRow] = []
    for name in names {
      let calendar = try ConvertDates.calendar(name, field: .path("calendar"))
      rows.append(
        name == ConvertDates.activeHijri
          ? try ConvertDates.activeRow(day, months, languages: call.languages)
          : try ConvertDates.row(day, calendar, languages: call.languages))
    }
    if names.isEmpty { rows = ConvertDates.allCalendars(day, languages: call.languages, months: months) }
    return call.answer(rows) { text in
      for row in rows { text.write(text: "\(row.calendar)  \(row.text)  \(row.monthName ?? "")\n") }
    }
  }
}

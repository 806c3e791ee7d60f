import FastiAgenda
import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiPerson
import FastiRecords

/// `GET /api/v1/today` and `GET /api/v1/day/{date}`.
enum DayAPI {
  static let all = [
    Route(
      .get, "/api/v1/today", "Today: weekday, ISO week, holidays, what is planned", query: query, scope: .api,
      answer: .object(fields)
    ) { call throws(Failure) in try show(call.today, call) },
    Route(
      .get, "/api/v1/day/{date}", "A day: weekday, ISO week, holidays, what is planned",
      path: [Parameter("date", .day, "the day: 2026-02-05, tomorrow, +3d, mon, 2026-W06-4, 2026-036")], query: query,
      scope: .api, answer: .object(fields)
    ) { call throws(Failure) in try show(try call.dates.day(call.value("date"), field: .input(.dateOfForm)), call) },
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
      report.calendars = ConvertDates.allCalendars(
        day, languages: call.languages, months: try MonthBook.read(from: call.store))
    }
    return call.answer(report) { PlainDays(call.words).write(report, to: &$0) }
  }
}

/// `GET /api/v1/week` and `GET /api/v1/week/{week}`.
enum WeekAPI {
  static let present = Route(
    .get, "/api/v1/week", "This ISO week, Monday to Sunday", query: query, scope: .api, answer: .object(fields)
  ) { call throws(Failure) in try show(ISOWeek(call.today), call) }

  static let named = Route(
    .get, "/api/v1/week/{week}", "An ISO week, or the week of a day",
    path: [Parameter("week", .week, "the week: 2026-W06, W06, 6, or a day in it: 2026-02-05")], query: query,
    scope: .api, answer: .object(fields)
  ) { call throws(Failure) in try show(try call.dates.weekOrDay(call.value("week"), field: .path("week")), call) }

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

/// `GET /api/v1/month` and `GET /api/v1/month/{month}`.
enum MonthAPI {
  static let present = Route(
    .get, "/api/v1/month", "This month by its weeks", query: [.language], scope: .api,
    answer: .object(["year", "month", "weeks"])
  ) { call throws(Failure) in try show(YearMonth(call.today), call) }

  static let route = Route(
    .get, "/api/v1/month/{month}", "A month by its weeks",
    path: [Parameter("month", .month, "the month: 2026-02")], query: [.language], scope: .api,
    answer: .object(["year", "month", "weeks"])
  ) { call throws(Failure) in try show(try DateReader.month(call.value("month"), field: .input(.monthOfForm)), call) }

  private static func show(_ month: YearMonth, _ call: Call) throws(Failure) -> Response {
    let grid = MonthGrid(month)
    let days = try call.days(grid.days)
    return call.answer(MonthReport(month, days)) { text in
      PlainDays(call.words).grid(days, call.today).write(grid, to: &text)
      let special = days.filter { grid.month.days.contains($0.day) && !$0.isPlain }
      if !special.isEmpty { text.write("\n") }
      for day in special { PlainDays(call.words).writeLine(day, to: &text) }
    }
  }
}

/// `GET /api/v1/year` and `GET /api/v1/year/{year}`.
enum YearAPI {
  static let present = Route(
    .get, "/api/v1/year", "This year by its months and weeks", query: [.language], scope: .api,
    answer: .object(["year", "months"])
  ) { call throws(Failure) in try show(call.today.year, call) }

  static let route = Route(
    .get, "/api/v1/year/{year}", "A year by its months and weeks",
    path: [Parameter("year", .year, "the year: 1583 to 2999")], query: [.language], scope: .api,
    answer: .object(["year", "months"])
  ) { call throws(Failure) in try show(try DateReader.year(call.value("year"), field: .input(.yearOfForm)), call) }

  private static func show(_ year: Int, _ call: Call) throws(Failure) -> Response {
    let grid: YearGrid
    do { grid = try YearGrid(year) } catch {
      throw Failure(.civil(.outOfRange(field: .year, value: year, limits: Limits.year)), field: .yearOfForm)
    }
    let days = try call.days(grid.days)
    return call.answer(YearReport(grid, days)) { PlainDays(call.words).grid(days, call.today).write(grid, to: &$0) }
  }
}

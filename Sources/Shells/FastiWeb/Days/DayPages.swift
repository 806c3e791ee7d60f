import FastiCalendars
import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords
import FastiWeather
import FastiWords

/// `/today` and `/day/{date}`.
enum DayPages {
  static let all = [
    Route.page("/today", "Today") { call throws(Failure) in
      try show(call.today, call, at: Paths.today)
    },
    Route.page("/day/{date}", "A day", path: [.date]) { call throws(Failure) in
      let day = try day(call)
      return try show(day, call, at: Paths.day(day))
    },
  ]

  /// The day in the path.
  static func day(_ call: Call) throws(Failure) -> Day {
    try call.dates.day(call.value("date"), field: .input(.dateOfForm))
  }

  /// The page of the day with the typed note that was not saved.
  static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    let day = try day(call)
    var errors = refusal.errors(call.pageWords)
    let typed = FieldInput(refusal.form["text"], error: errors.rest())
    return try show(day, call, at: Paths.day(day), typed: typed, isStale: errors.isStale)
  }

  /// The page of a day, with the typed note if it was not saved.
  private static func show(
    _ day: Day, _ call: Call, at path: Path, typed: FieldInput? = nil, isStale: Bool = false
  ) throws(Failure) -> Response {
    let almanac = try call.almanac()
    try call.readPlans(ISOWeek(day).days, with: MiniMonth(DayRange(day), .day))
    let week = try call.days(ISOWeek(day).days, hijri: almanac.settings.showHijri, names: call.pageLanguages)
    guard let report = week.first(where: { $0.day == day }) else { throw Problem.notFound.failure }
    let kept = NoteForm(
      day, FieldInput(report.notes.first?.text ?? ""),
      seen: try call.version(Note.self, Note.id(for: day.iso)))
    var note = kept
    if let typed {
      note.text = typed
      note = isStale ? note.against(kept, call.pageWords) : note
    }
    let ahead = try call.specialDays(DayRange(day + 1).widened(before: 0, after: 400))
    let words = call.pageWords
    var page = DayPage(
      call.cell(report, almanac, words), week: week.map { call.cell($0, almanac, words, parts: .name) },
      isBusinessDay: report.isBusinessDay,
      upcoming: Array(ahead.prefix(5)), countdowns: Array(try call.countdowns().prefix(6)),
      balances: try call.balances(day),
      calendars: try otherCalendars(day, call), note: note)
    // The page of today also shows the days ahead.
    page.weather = try call.weather(
      DayRange(day).widened(before: 0, after: day == call.today ? WeatherReading.mostDays : 0), skyOf: day)
    return try call.page(page, at: path, status: isStale ? 409 : typed?.error == nil ? 200 : 422)
  }

  /// The day in all other calendars than the Gregorian one.
  private static func otherCalendars(_ day: Day, _ call: Call) throws(Failure) -> [(name: String, text: String)] {
    let rows = ConvertDates.allCalendars(
      day, languages: call.pageLanguages, months: try MonthBook.read(from: call.store))
    return rows.filter { $0.date.calendar != .gregorian && $0.date.calendar != .isoWeek }.map { row in
      let words = call.pageWords
      return (words(calendar: row.calendar), row.monthName.map { words.date(row.date, month: $0) } ?? row.text)
    }
  }
}

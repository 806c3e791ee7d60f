import FastiAgenda
import FastiCivil
import FastiDays
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// `/week/{week}`, `/month/{month}`, `/year/{year}`.
enum GridPages {
  static let all = [
    Route.page("/week/{week}", "A week", path: [Parameter("week", .week, "the week")]) { call throws(Failure) in
      let week = try call.dates.weekOrDay(call.value("week"), field: .path("week"))
      try call.readPlans(week.days, with: MiniMonth(week.days, .week))
      var page = WeekPage(week, days: try call.cells(week.days, isGrid: true))
      page.weather = try call.weather(week.days)
      return try call.page(page, at: Paths.week(week))
    },
    Route.page(
      "/month/{month}", "A month", path: [Parameter("month", .month, "the month")],
      query: [Parameter("day", .day, "the day chosen")]
    ) { call throws(Failure) in try month(call) },
    Route.page(
      "/year/{year}", "The weeks or the months of a year", path: [Parameter("year", .year, "the year")],
      query: [Parameter("by", .choice(YearLayout.allCases.map(\.rawValue)), "weeks or months; default: weeks")]
    ) { call throws(Failure) in try year(call) },
  ]

  private static func year(_ call: Call) throws(Failure) -> Response {
    let year = try DateReader.year(call.value("year"), field: .input(.yearOfForm))
    let layout = call.query("by").flatMap { YearLayout(rawValue: $0) } ?? .weeks
    let range: DayRange
    do throws(CivilError) { range = try YearPage.days(of: year, by: layout) } catch {
      throw Failure(error, field: .yearOfForm)
    }
    let days = try call.days(range, hijri: false)
    var page = YearPage(year, by: layout, marks: days.map(call.mark), counts: days.map(\.planned))
    page.away = Set(days.filter { $0.leave.contains { EntryKind($0.action) == .leaveUsed } }.map(\.day))
    return try call.page(page, at: Paths.year(year, by: layout))
  }

  private static func month(_ call: Call) throws(Failure) -> Response {
    let month = try DateReader.month(call.value("month"), field: .input(.monthOfForm))
    let grid = MonthGrid(month, from: try call.almanac().settings.weekStart)
    let chosen = try call.query("day").map { text throws(Failure) in try call.dates.day(text, field: .input(.day)) }
    let usual = month.days.contains(call.today) ? call.today : month.days.first
    let selected = chosen.flatMap { grid.days.contains($0) ? $0 : nil } ?? usual
    let (almanac, reports) = try call.shownDays(grid.days)
    let bars = LeaveBars(reports)
    let (hidden, words) = (almanac.settings.hidden, call.pageWords)
    let cells = reports.map { report in
      call.cell(
        report, almanac, words, hiding: hidden, bars, parts: report.day == selected ? .all : .unfinished)
    }
    var page = MonthPage(month, days: cells, selected: selected, balances: try call.balances(selected))
    page.completeItems { call.complete(&$1, of: reports, day: $0) }
    page.toggles = try call.toggles(reports, almanac)
    return try call.page(page, at: Paths.month(month, day: chosen == nil ? nil : selected))
  }
}

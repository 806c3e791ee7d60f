import FastiApp
import FastiCivil
import FastiMonths
import Testing

@testable import FastiWeb

@Suite("Screens of Hijri months") struct MonthScreenTests {
  @Test("where documents of the committee disagree, the settings and the month say so", arguments: [true, false])
  func disagreement(isFollowed: Bool) throws {
    let room = try Room()
    let month = try EditMonthOverride.month("1447-9")
    try room.write { store throws(Failure) in
      let almanac = try Almanac.read(from: store, named: nil, zones: room.desk.zones)
      try EditSettings(store, almanac).set(.hijriSource, isFollowed ? "moonsighting" : "calculated", command: "config")
      let sources = [(MonthDocument.news, 19), (.pdf, 18)].map { document, day in
        let start = Day(year: 2026, month: 2, day: day)
        return RefreshMonths.Source(
          document, MonthReading(months: [ReadMonth(month: month, start: start, length: .unknown)]))
      }
      let today = Day(year: 2026, month: 2, day: 5)
      _ = try RefreshMonths(store, today: today, time: 1)(sources, command: "hijri refresh")
    }
    let line = "disagree on the first day of Ramadan 1447: news 19 February 2026, PDF 18 February 2026."
    for path in ["/settings", "/reminders?month=1447-09"] {
      let text = ScreenTests.page(room, path).text
      #expect(text.contains(line) == isFollowed, "\(path)")
      #expect(text.contains("It stays as calculated until they agree.") == isFollowed, "\(path)")
    }
  }
}

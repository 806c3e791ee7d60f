import FastiCivil
import FastiDays
import FastiMonths
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@testable import FastiWeb

@Suite("Screens of Hijri months") struct MonthScreenTests {
  @Test(
    "beside a month that the user set are all confirmed months it changes, before and after, as in the command line")
  func effects() throws {
    let room = try Room()
    #expect(
      ScreenTests.post(room, "/settings/hijri/months", [("month", "1447-9"), ("on", "2026-02-21")]).status == 303)
    let page = ScreenTests.page(room, "/settings").text
    for line in [
      "Rajab 1447: 30 days, 21 December 2025 – 19 January 2026 before, now 31 days, 21 December 2025 – 20 January 2026. A"
        + " Hijri month has 29 or 30 days.",
      "Shaban 1447: 29 days, 20 January – 17 February 2026 before, now 31 days, 21 January – 20 February 2026. A Hijri month"
        + " has 29 or 30 days.",
      "Ramadan 1447: 30 days, 18 February – 19 March 2026 before, now 29 days, 21 February – 21 March 2026",
    ] { #expect(page.contains(line), "\(line)") }
  }

  @Test("if documents of the committee disagree, the settings and the month say so", arguments: [true, false])
  func disagreement(isFollowed: Bool) throws {
    let room = try Room()
    let month = try EditMonthOverride.month("1447-9")
    try room.write { store throws(Failure) in
      let almanac = try Almanac.read(from: store, named: nil, zones: room.server.zones)
      try EditSettings(store, almanac).set(.hijriSource, isFollowed ? "moonsighting" : "calculated")
      let sources = [(MonthDocument.news, 19), (.pdf, 18)].map { document, day in
        let start = Day(year: 2026, month: 2, day: day)
        return RefreshMonths.Source(
          document, MonthReading(months: [ReadMonth(month: month, start: start, length: .unknown)]))
      }
      let today = Day(year: 2026, month: 2, day: 5)
      _ = try RefreshMonths(store, today: today, time: 1)(sources)
    }
    let line = "disagree on the first day of Ramadan 1447: news 19 February 2026, PDF 18 February 2026."
    for path in ["/settings", "/reminders?month=1447-09"] {
      let text = ScreenTests.page(room, path).text
      #expect(text.contains(line) == isFollowed, "\(path)")
      #expect(text.contains("It stays as calculated until they agree.") == isFollowed, "\(path)")
    }
  }
}

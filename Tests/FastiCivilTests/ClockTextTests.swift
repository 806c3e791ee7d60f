import FastiCivil
import Testing

@Suite("Texts of clocks and moments") struct ClockTextTests {
  @Test(
    "a time that is not written as ISO 8601 is refused",
    arguments: ["", "7:45", "07:4", "07-45", "07:45:", "07:45:3", "07:45:300", "07:45Z", "07:450"])
  func times(_ text: String) {
    #expect(throws: CivilError.malformed(what: .time)) { try TimeOfDay(iso: text) }
  }

  @Test(
    "a moment without its zone, or with a half one, is refused",
    arguments: [
      "", "2026-02-05", "2026-02-05T07:45Z", "2026-02-05T07:45:30", "2026-02-05T07:45:30+0100",
      "2026-02-05T07:45:30+01",
      "2026-02-05T07:45:30Zx", "2026-02-05T7:45:30Z", "2026-02-05T07:45:30+01:0", "2026-02-05T07:45:30+01:000",
    ])
  func moments(_ text: String) {
    #expect(throws: CivilError.malformed(what: .instant)) { try Instant(iso: text) }
  }

  @Test("an hour has 60 minutes, a day 24 hours, and an offset too") func limits() throws {
    for text in ["24:00", "00:60", "00:00:60"] { #expect(throws: CivilError.self) { try TimeOfDay(iso: text) } }
    for text in ["2026-02-05T07:45:30+24:00", "2026-02-05T07:45:30+01:60", "2026-02-05T07:60:30Z"] {
      #expect(throws: CivilError.self) { try Instant(iso: text) }
    }
    #expect(try TimeOfDay(iso: "23:59:59").seconds == 86_399)
    #expect(try Instant(iso: "2026-02-05T00:00:00-23:59").iso == "2026-02-05T23:59:00Z")
    #expect(try Instant(iso: "2026-02-05T00:00:00+23:59").iso == "2026-02-04T00:01:00Z")
  }

  @Test("clocks before 1970 run forwards too") func early() {
    let moment = Instant(seconds: -1)
    #expect(moment.day() == Day(year: 1969, month: 12, day: 31) && moment.time().iso == "23:59:59")
    #expect(moment.time(offset: 1).iso == "00:00" && moment.day(offset: 1) == Day(year: 1970, month: 1, day: 1))
  }

  @Test("a weekday is found on the day itself, and within six days before and after it") func weekdays() {
    let day = Day(year: 2026, month: 6, day: 19)
    for weekday in Weekday.allCases {
      let (before, after) = (day.onOrBefore(weekday), day.onOrAfter(weekday))
      #expect(before.weekday == weekday && (day - 6...day).contains(before))
      #expect(after.weekday == weekday && (day...day + 6).contains(after))
    }
  }

  @Test("the slots of a sentence are filled") func sentences() {
    #expect("\(CivilError.noSuchWeek(year: 2025, week: 53, last: 52))" == "2025 has no week 53; its last week is 52")
  }
}

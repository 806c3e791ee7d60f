import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

/// A sentence for every mistake in a date: what was wrong, the value, and what would be right.
@Suite("Error messages")
struct ErrorMessages {
  static let reader = DateReader(today: Day(year: 2026, month: 2, day: 5))

  @Test(
    "for a DATE",
    arguments: [
      ("2026-02-30", "\"2026-02-30\": 2026 has no 30 February; the last day is 28", "2026-02-28"),
      ("1400-01-01", "\"1400-01-01\": the year is 1400; it must be 1583 to 2999", nil),
      ("2026-13-01", "\"2026-13-01\": the month is 13; it must be 1 to 12", nil),
      ("2026-01-00", "\"2026-01-00\": the day is 0; it must be 1 to 31", nil),
      ("2025-W53-1", "\"2025-W53-1\": 2025 has no week 53; the last week is 52", "2025-W52"),
      ("2026-W06-8", "\"2026-W06-8\": the weekday is 8; it must be 1 to 7", nil),
      ("2025-366", "\"2025-366\": the day of the year is 366; it must be 1 to 365", nil),
      ("+999999d", "\"+999999d\" lies outside the years 1583 to 2999", nil),
      (
        "soon", "\"soon\" is no date",
        "2026-02-05, today, tomorrow, yesterday, +3d, -2w, mon to sun, 2026-W06-4 or 2026-036"
      ),
    ] as [(String, String, String?)])
  func dates(text: String, message: String, hint: String?) {
    #expect { try Self.reader.day(text) } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.message == message && failure.hint == hint
    }
  }

  @Test(
    "for every case of a civil error",
    arguments: [
      (.outOfRange(field: .hour, value: 24, limits: 0...23), "the hour is 24; it must be 0 to 23", nil),
      (.noSuchDay(year: 2026, month: 4, day: 31, last: 30), "2026 has no 31 April; the last day is 30", "2026-04-30"),
      (.noSuchWeek(year: 2025, week: 53, last: 52), "2025 has no week 53; the last week is 52", "2025-W52"),
      (.malformed(what: .time), "the text is no time of day", "07:45"),
      (.malformed(what: .instant), "the text is no moment in time", "2026-02-05T07:45:30Z"),
      (.malformed(what: .zone), "the text is no time zone", "Europe/Stockholm"),
      (.malformed(what: .month), "the text is no month", "2026-02"),
      (.malformed(what: .year), "the text is no year", "2026"),
      (.malformed(what: .week), "the text is no week", "2026-W06, W06 or 6"),
      (
        .reversed(first: Day(year: 2026, month: 2, day: 5), last: Day(year: 2026, month: 1, day: 1)),
        "2026-02-05 comes after 2026-01-01", "the earlier day first"
      ),
    ] as [(CivilError, String, String?)])
  func civil(error: CivilError, message: String, hint: String?) {
    let failure = Failure(error)
    #expect(failure.message == message)
    #expect(failure.hint == hint)
    #expect(failure.kind == .invalid)
    #expect(failure.value == nil)
  }
}

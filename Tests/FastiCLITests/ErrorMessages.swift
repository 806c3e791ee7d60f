import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

/// A sentence for every mistake in a date: what is wrong, the value, and what is right.
@Suite("Error messages")
struct ErrorMessages {
  static var reader: DateReader { DateReader(today: Day(year: 2026, month: 2, day: 5)) }

  @Test(
    "for a DATE",
    arguments: [
      ("2026-02-30", "\"2026-02-30\": 2026-02 has no day 30; its last day is 28", "2026-02-28"),
      ("1400-01-01", "\"1400-01-01\": the year is 1400; it must be 1583 to 2999", nil),
      ("2026-13-01", "\"2026-13-01\": the month is 13; it must be 1 to 12", nil),
      ("2026-01-00", "\"2026-01-00\": the day is 0; it must be 1 to 31", nil),
      ("2025-W53-1", "\"2025-W53-1\": 2025 has no week 53; its last week is 52", "2025-W52"),
      ("2026-W06-8", "\"2026-W06-8\": the weekday is 8; it must be 1 to 7", nil),
      ("2025-366", "\"2025-366\": the day of the year is 366; it must be 1 to 365", nil),
      ("+999999d", "\"+999999d\" is outside the years 1583 to 2999", nil),
      (
        "soon", "\"soon\" is not a date",
        "2026-02-05, today, tomorrow, yesterday, +3d, -2w, mon to sun, 2026-W06-4 or 2026-036"
      ),
    ] as [(String, String, String?)])
  func dates(text: String, message: String, hint: String?) {
    #expect { try Self.reader.day(text) } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.message == message && English().hint(of: failure) == hint
    }
  }

  @Test(
    "for every case of a civil error",
    arguments: [
      (.outOfRange(field: .hour, value: 24, limits: 0...23), "the hour is 24; it must be 0 to 23", nil),
      (.noSuchDay(year: 2026, month: 4, day: 31, last: 30), "2026-04 has no day 31; its last day is 30", "2026-04-30"),
      (.noSuchWeek(year: 2025, week: 53, last: 52), "2025 has no week 53; its last week is 52", "2025-W52"),
      (.malformed(what: .time), "this is not a time of day", "07:45"),
      (.malformed(what: .instant), "this is not a moment in time", "2026-02-05T07:45:30Z"),
      (.malformed(what: .zone), "this is not a time zone", "Europe/Stockholm"),
      (.malformed(what: .month), "this is not a month", "2026-02"),
      (.malformed(what: .year), "this is not a year", "2026"),
      (.malformed(what: .week), "this is not a week", "2026-W06, W06 or 6"),
      (
        .reversed(first: Day(year: 2026, month: 2, day: 5), last: Day(year: 2026, month: 1, day: 1)),
        "2026-02-05 comes after 2026-01-01", "the earlier day first"
      ),
    ] as [(CivilError, String, String?)])
  func civil(error: CivilError, message: String, hint: String?) {
    let failure = Failure(error)
    #expect(failure.message == message)
    #expect(English().hint(of: failure) == hint)
    #expect(failure.kind == .invalid)
    #expect(failure.value == nil)
  }
}

import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@Suite("Dates as people type them")
struct DateReaderTests {
  // A Thursday in week 6.
  let reader = DateReader(today: Day(year: 2026, month: 2, day: 5))

  @Test(
    "a DATE",
    arguments: [
      ("2026-02-05", "2026-02-05"), ("today", "2026-02-05"), ("tomorrow", "2026-02-06"), ("yesterday", "2026-02-04"),
      ("TODAY", "2026-02-05"), ("+3d", "2026-02-08"), ("-2w", "2026-01-22"), ("+0d", "2026-02-05"),
      ("+100w", "2028-01-06"), ("fri", "2026-02-06"), ("sat", "2026-02-07"), ("sun", "2026-02-08"),
      ("mon", "2026-02-09"), ("tue", "2026-02-10"), ("wed", "2026-02-11"), ("thu", "2026-02-12"), ("Thu", "2026-02-12"),
      ("2026-W06-4", "2026-02-05"), ("2026-036", "2026-02-05"), ("1583-01-01", "1583-01-01"),
      ("2999-12-31", "2999-12-31"),
      ("+355710d", "2999-12-31"),
    ])
  func day(text: String, expected: String) throws {
    #expect(try reader.day(text).iso == expected)
  }

  @Test(
    "what is no DATE says what to type",
    arguments: [
      ("", "malformed-date"), ("soon", "malformed-date"), ("2026-2-5", "malformed-date"),
      ("20260205", "malformed-date"),
      ("2026-02-05 ", "malformed-date"), ("+3", "malformed-date"), ("3d", "malformed-date"), ("+d", "malformed-date"),
      ("+-3d", "malformed-date"), ("+3m", "malformed-date"), ("monday", "malformed-date"), ("+３d", "malformed-date"),
      ("2026-W06", "malformed-date"), ("2026-13-01", "out-of-range"), ("2026-02-32", "out-of-range"),
      ("2026-02-30", "no-such-day"), ("1400-01-01", "out-of-range"), ("3000-01-01", "out-of-range"),
      ("2026-W54-1", "out-of-range"), ("2025-W53-1", "no-such-week"), ("2025-366", "out-of-range"),
      ("2026-000", "out-of-range"), ("+355711d", "out-of-range"), ("+999999d", "out-of-range"),
      ("+999999999999999999999d", "out-of-range"),
      ("-99999999w", "out-of-range"), ("-9223372036854775808d", "out-of-range"),
    ])
  func noDay(text: String, code: String) {
    #expect { try reader.day(text, field: .input(.date)) } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.code == code && failure.kind == .invalid && failure.value == text && failure.field == .input(.date)
    }
  }

  @Test(
    "a WEEK",
    arguments: [
      ("2026-W06", "2026-W06"), ("W06", "2026-W06"), ("6", "2026-W06"), ("06", "2026-W06"), ("W6", "2026-W06"),
      ("53", "2026-W53"), ("2020-W53", "2020-W53"),
    ])
  func week(text: String, expected: String) throws {
    #expect(try reader.week(text).iso == expected)
    #expect(try reader.weekOrDay(text).iso == expected)
  }

  @Test("a week's number belongs to today's ISO year, not to the calendar year")
  func weekAtTheTurn() throws {
    let reader = DateReader(today: Day(year: 2027, month: 1, day: 1))
    #expect(try reader.week("53").iso == "2026-W53")
    #expect(try reader.weekOrDay("today").iso == "2026-W53")
  }

  @Test(
    "what is no WEEK",
    arguments: [
      ("0", "out-of-range"), ("54", "out-of-range"), ("100", "malformed-week"), ("W", "malformed-week"),
      ("2025-W53", "no-such-week"), ("week", "malformed-week"), ("-6", "malformed-week"), ("", "malformed-week"),
      ("2026-W", "malformed-week"), ("2026-Wxx", "malformed-week"),
    ])
  func noWeek(text: String, code: String) {
    for read in [reader.week, reader.weekOrDay] {
      #expect { try read(text, nil) } throws: { ($0 as? Failure)?.code == code }
    }
  }

  @Test("a YEAR and a month")
  func yearAndMonth() throws {
    #expect(try DateReader.year("2026") == 2026)
    #expect(try DateReader.month("2026-02").iso == "2026-02")
    for text in ["1582", "3000", "0", "99999999999999999999", "-5", "x", "", "2026-02", "02026"] {
      #expect(throws: Failure.self) { try DateReader.year(text) }
    }
    for text in ["2026", "2026-13", "2026-2", "1400-01"] {
      #expect(throws: Failure.self) { try DateReader.month(text) }
    }
  }

  @Test("relative days agree with counting")
  func relative() throws {
    for count in stride(from: 0, through: 5_000, by: 7) {
      #expect(try reader.day("+\(count)d") == reader.today + count)
      #expect(try reader.day("-\(count)w") == reader.today - 7 * count)
    }
  }
}

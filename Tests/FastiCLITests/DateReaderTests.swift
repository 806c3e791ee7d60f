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
    "the last day of what begins on another day counts from that day, but today and its neighbours stay",
    arguments: [
      ("+4d", "2026-07-05"), ("fri", "2026-07-03"), ("2026-07-09", "2026-07-09"), ("today", "2026-02-05"),
      ("Tomorrow", "2026-02-06"), ("yesterday", "2026-02-04"),
    ])
  func lastDay(text: String, expected: String) throws {
    #expect(try reader.day(text, endsWhatBegins: Day(year: 2026, month: 7, day: 1)).iso == expected)
    #expect(try reader.day(text, endsWhatBegins: nil) == reader.day(text))
  }

  @Test(
    "in words the last day counts from the first too",
    arguments: [("12 jan", "2026-01-12"), ("i morgon", "2026-02-06")])
  func lastDayInWords(text: String, expected: String) throws {
    let words = DateReader(today: Day(year: 2026, month: 2, day: 5), language: "sv") { () throws(Failure) in
      throw Failure(.usage(.missing), field: .input(.date))
    }
    #expect(try words.day(text, endsWhatBegins: Day(year: 2026, month: 1, day: 10)).iso == expected)
  }

  @Test(
    "a text that is not a DATE is refused with what to type",
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
      // The weeks of the first and the last day, whose ISO years have no other days.
      ("1582-W52", "1582-W52"), ("3000-W01", "3000-W01"),
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
    "a text that is not a WEEK",
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

  // MARK: Dates in words

  /// A reader of typed dates, with the months of the program.
  private func speaking(_ language: String = "en") -> DateReader {
    DateReader(today: reader.today, language: language) { () throws(Failure) in MonthBook.empty.table() }
  }

  @Test(
    "a date in words is read for people, and not for programs",
    arguments: [
      ("en", "19 June", "2026-06-19"), ("en", "5 Feb 2027", "2027-02-05"), ("en", "20260205", "2026-02-05"),
      ("en", "in 2 weeks", "2026-02-19"), ("en", "+1m", "2026-03-05"), ("en", "easter", "2026-04-05"),
      ("sv", "19 juni", "2026-06-19"), ("sv", "midsommarafton", "2026-06-19"), ("sv", "5/3", "2026-03-05"),
      ("vi", "tết", "2026-02-17"), ("vi", "thứ sáu tuần sau", "2026-02-13"), ("en", "1 ramadan", "2026-02-18"),
    ])
  func words(_ language: String, _ text: String, _ day: String) throws {
    #expect(try speaking(language).day(text).iso == day)
    #expect(throws: Failure.self) { try reader.day(text) }
  }

  @Test(
    "both meanings of a date with two are reported, and both ends of several days",
    arguments: [
      ("5/3", "ambiguous-date", "\"5/3\" may be 2026-03-05 or 2026-05-03"),
      ("midsummer", "ambiguous-date", "\"midsummer\" may be 2026-06-19 or 2026-06-20"),
      ("next week", "several-days", "\"next week\" is the days 2026-02-09 to 2026-02-15; one day is needed"),
      ("friday 19 march", "other-weekday", nil), ("30 feb", "no-such-day", nil), ("30 shaban 1447", "no-such-day", nil),
      ("soon", "malformed-date", nil),
    ] as [(String, String, String?)])
  func unclear(_ text: String, _ code: String, _ told: String?) {
    #expect {
      try speaking().day(text)
    } throws: {
      guard let failure = $0 as? Failure else { return false }
      return failure.code == code && (told == nil || failure.message == told)
    }
  }

  @Test("next week is a week, and next month is not")
  func weekInWords() throws {
    #expect(try speaking().weekOrDay("next week").iso == "2026-W07")
    #expect(try speaking("sv").weekOrDay("vecka 9").iso == "2026-W09")
    #expect(throws: Failure.self) { try speaking().weekOrDay("this month") }
  }

  @Test(
    "a MONTH is a number, words for a month, or a DATE for the month that contains it",
    arguments: [
      ("2", "2026-02"), ("12", "2026-12"), ("2027-03", "2027-03"), ("feb", "2026-02"), ("June", "2026-06"),
      ("next month", "2026-03"), ("2026-05-17", "2026-05"), ("today", "2026-02"), ("+1m", "2026-03"),
    ])
  func month(text: String, expected: String) throws {
    #expect(try speaking().monthOrDay(text).iso == expected)
  }

  @Test(
    "a text that is not a MONTH",
    arguments: [
      ("0", "malformed-month"), ("13", "malformed-month"), ("2026-13", "out-of-range"), ("soon", "malformed-month"),
      ("", "malformed-month"),
      ("next week", "several-days"), ("30 feb", "no-such-day"),
    ])
  func noMonth(text: String, code: String) {
    #expect { try speaking().monthOrDay(text) } throws: { ($0 as? Failure)?.code == code }
  }

  @Test("the active months are read only if a Hijri month is named")
  func activeMonths() throws {
    var asked = 0
    let reader = DateReader(today: reader.today, language: "en") { () throws(Failure) in
      asked += 1
      return MonthBook.empty.table()
    }
    for text in ["19 june", "tomorrow", "soon", "easter", "15 nisan"] { _ = try? reader.day(text) }
    #expect(asked == 0)
    #expect(try reader.day("1 Ramadan").iso == "2026-02-18" && asked == 1)
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

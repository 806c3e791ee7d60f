import FastiCivil
import Testing

@Suite("Text of numbers and dates") struct TextLaws {
  @Test(
    "numbers are written as they are",
    arguments: [
      0, 1, -1, 9, 10, 99, 100, 1_410_065_408, 4_294_967_296, Int.max, Int.min, Int.min + 1, 1_000_000_000_000_000_000,
    ])
  func numbers(number: Int) {
    var writer = UTF8Writer()
    writer.write(number)
    #expect(writer.string == String(number))
  }

  @Test("padding fills on the left") func padding() {
    var writer = UTF8Writer()
    writer.write(7, width: 3)
    writer.write("/")
    writer.write(1234, width: 3)
    #expect(writer.string == "007/1234")
  }

  @Test("written text reads back: days, weeks, months, times, instants") func roundTrips() throws {
    for number in stride(from: Limits.days.first.number, through: Limits.days.last.number, by: 997) {
      let day = Day(number)
      #expect(try Day(iso: day.iso) == day)
      // The first days of 1583 belong to the last ISO week of 1582, and the last of 2999 to the first of 3000.
      #expect(try ISOWeek(iso: ISOWeek(day).iso) == ISOWeek(day))
      #expect(try YearMonth(iso: YearMonth(day).iso) == YearMonth(day))
      let instant = Instant(seconds: Int64(number) * 86_400 + Int64(number & 0xFFFF))
      #expect(try Instant(iso: instant.iso) == instant)
    }
    for seconds in stride(from: 0, to: 86_400, by: 61) {
      let time = try TimeOfDay(hour: seconds / 3_600, minute: seconds / 60 % 60, second: seconds % 60)
      #expect(try TimeOfDay(iso: time.iso) == time)
    }
    #expect(try Instant(iso: "2026-02-05T08:45:30+01:00").iso == "2026-02-05T07:45:30Z")
  }

  static let wrong: [(String, CivilError)] = [
    ("2026-02-30", .noSuchDay(year: 2026, month: 2, day: 30, last: 28)),
    ("1400-01-01", .outOfRange(field: .year, value: 1400, limits: 1583...2999)),
    ("3000-01-01", .outOfRange(field: .year, value: 3000, limits: 1583...2999)),
    ("2026-13-01", .outOfRange(field: .month, value: 13, limits: 1...12)),
    ("2026-00-01", .outOfRange(field: .month, value: 0, limits: 1...12)),
    ("2026-01-32", .outOfRange(field: .day, value: 32, limits: 1...31)),
    ("2025-W53-1", .noSuchWeek(year: 2025, week: 53, last: 52)),
    ("2026-W54-1", .outOfRange(field: .week, value: 54, limits: 1...53)),
    ("2026-W06-8", .outOfRange(field: .weekday, value: 8, limits: 1...7)),
    ("2026-366", .outOfRange(field: .dayOfYear, value: 366, limits: 1...365)),
    ("", .malformed(what: .date)), ("2026", .malformed(what: .date)), ("2026-2-5", .malformed(what: .date)),
    ("2026-02-05 ", .malformed(what: .date)), ("20260205", .malformed(what: .date)),
    ("２０２６-02-05", .malformed(what: .date)), ("2026-02-05T", .malformed(what: .date)),
  ]

  @Test("the error of a wrong date contains field, value and limits", arguments: wrong)
  func errors(text: String, error: CivilError) {
    #expect(throws: error) { try Day(iso: text) }
  }
}

import FastiCalendars
import FastiCivil
import Testing

@Suite("Tables of Hijri months") struct HijriMonthsLaws {
  let table = HijriMonths.ummAlQura()

  func month(_ year: Int, _ month: Int) throws -> HijriMonth { try #require(HijriMonth(year: year, month: month)) }

  @Test("the table of Umm al-Qura gives the calendar's date of every day, and finds it again") func ummAlQura() throws {
    let calendar = CalendarID.hijriUmmAlQura
    #expect(table.days.first == calendar.range.first)
    var wrong: [Day] = []
    for day in calendar.range {
      let date = try table.date(of: day)
      let expected = try calendar.date(of: day)
      let same =
        date.month.year == expected.year && date.month.month == expected.month && date.dayOfMonth == expected.dayOfMonth
      if try !same || table.day(of: date) != day { wrong.append(day) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5).map(\.iso))")
  }

  @Test("a table made from the months of another is the same table") func sameAgain() throws {
    let some = HijriMonths.ummAlQura(years: 1440...1460)
    #expect(some.count == 252)
    #expect(try HijriMonths(some.definitions) == some)
    for month in some.definitions { #expect(table[month.month] == month) }
  }

  @Test("published months are confirmed, computed ones projected") func provenance() throws {
    let published = try #require(table[month(1500, 12)])
    let computed = try #require(table[month(1501, 1)])
    #expect(published.source == .table && published.status == .confirmed)
    #expect(computed.source == .astronomical && computed.status == .projected)
    #expect(published.end == computed.start)
  }

  @Test("day 30 is as certain as the next month's first day") func lastDay() throws {
    let month = try self.month(1447, 9)
    let start = Day(year: 2026, month: 2, day: 18)
    let some = try HijriMonths([
      HijriMonthDefinition(month, start: start, length: 30, source: .moonsighting, status: .confirmed),
      HijriMonthDefinition(month + 1, start: start + 30, length: 29, source: .calculated, status: .projected),
    ])
    #expect(some.status(of: HijriDate(month, day: 29)) == .confirmed)
    #expect(some.status(of: HijriDate(month, day: 30)) == .projected)
    #expect(some.status(of: HijriDate(month + 1, day: 1)) == .projected)
    #expect(some.status(of: HijriDate(month + 2, day: 1)) == nil)
  }

  @Test("days and months outside are refused with the limits") func limits() throws {
    let some = HijriMonths.ummAlQura(years: 1447...1447)
    let before = some.days.first - 1
    #expect(throws: HijriMonthsError.outsideDays(before, limits: some.days)) { try some.date(of: before) }
    #expect(some.month(holding: some.days.last + 1) == nil)
    let outside = some.last + 1
    #expect(throws: HijriMonthsError.outsideMonths(outside, first: some.first, last: some.last)) {
      try some.day(of: HijriDate(outside, day: 1))
    }
    for day in [0, 31] {
      let date = HijriDate(some.first, day: day)
      #expect(throws: HijriMonthsError.noSuchDay(date, last: 30)) { try some.day(of: date) }
    }
  }

  @Test("months with a gap or an overlap are not a table") func gaps() throws {
    let month = try self.month(1447, 9)
    let start = Day(year: 2026, month: 2, day: 18)
    func define(_ month: HijriMonth, _ start: Day, _ length: Int) -> HijriMonthDefinition {
      HijriMonthDefinition(month, start: start, length: length, source: .table, status: .confirmed)
    }
    #expect(throws: HijriMonthsError.empty) { try HijriMonths([]) }
    #expect(throws: HijriMonthsError.gap(month + 1)) {
      try HijriMonths([define(month, start, 30), define(month + 1, start + 29, 29)])
    }
    #expect(throws: HijriMonthsError.gap(month + 2)) {
      try HijriMonths([define(month, start, 30), define(month + 2, start + 30, 29)])
    }
    #expect(throws: HijriMonthsError.length(month, 32)) { try HijriMonths([define(month, start, 32)]) }
  }

  @Test("a month has numbers 1 to 12 and continues in the next year") func months() throws {
    let last = try self.month(1447, 12)
    #expect((last + 1).year == 1448 && (last + 1).month == 1 && last + 1 > last && (last + 1) - last == 1)
    #expect(HijriMonth(year: 1447, month: 13) == nil && HijriMonth(year: 0, month: 1) == nil)
    #expect(last.nameUTF8(in: .english).map { String(decoding: $0, as: UTF8.self) } == "Dhul-Hijjah")
  }
}

import FastiCalendars
import FastiCivil
import Testing

/// One line a date: the civil day, and what the calendar calls it.
@Suite("Known dates") struct KnownDates {
  struct Known: CustomTestStringConvertible {
    let iso: String
    let date: CalendarDate
    init(
      _ iso: String, _ calendar: CalendarID, _ year: Int, _ month: Int, _ day: Int, leap: Bool = false,
      era: JapaneseEra? = nil
    ) {
      self.iso = iso
      date = CalendarDate(calendar, year: year, month: month, isLeapMonth: leap, day: day, era: era)
    }
    var testDescription: String { "\(iso) \(date.calendar.name)" }
  }

  static let known: [Known] = [
    // Papal bull Inter gravissimas: 4 October 1582 (Julian) was followed by 15 October, ten days ahead.
    Known("1583-01-01", .julian, 1582, 12, 22),
    // Russia went from 31 January to 14 February 1918 (decree of 24 January 1918).
    Known("1918-02-14", .julian, 1918, 2, 1),
    Known("2026-01-07", .julian, 2025, 12, 25),
    Known("2100-02-28", .julian, 2100, 2, 15),
    Known("2100-03-14", .julian, 2100, 2, 29),
    Known("2100-03-15", .julian, 2100, 3, 1),
    Known("2999-12-31", .julian, 2999, 12, 11),
    // ISO 8601-1:2019, 4.1.4.2 and its annexes.
    Known("2026-02-05", .isoWeek, 2026, 6, 4),
    Known("2021-01-03", .isoWeek, 2020, 53, 7),
    Known("2999-12-31", .isoWeek, 3000, 1, 2),
    // Calendrical Calculations, 4th ed., appendix C: sample dates R.D. 728714 (1996-02-25) and 744313 (2038-11-10).
    Known("1996-02-25", .hijriCivil, 1416, 10, 5),
    Known("2038-11-10", .hijriCivil, 1460, 10, 12),
    Known("1996-02-25", .hebrew, 5756, 12, 5),
    Known("2038-11-10", .hebrew, 5799, 8, 12),
    Known("1996-02-25", .coptic, 1712, 6, 17),
    Known("2038-11-10", .coptic, 1755, 3, 1),
    Known("1996-02-25", .ethiopic, 1988, 6, 17),
    Known("2038-11-10", .ethiopic, 2031, 3, 1),
    Known("1996-02-25", .hijriTabular, 1416, 10, 6),
    // Rosh Hashanah, Purim (Adar II in the leap year 5784), Passover.
    Known("2025-09-23", .hebrew, 5786, 7, 1),
    Known("2024-03-24", .hebrew, 5784, 12, 14),
    Known("2024-02-23", .hebrew, 5784, 12, 14, leap: true),
    Known("2025-03-14", .hebrew, 5785, 12, 14),
    Known("2026-04-02", .hebrew, 5786, 1, 15),
    // Enkutatash: 11 September, 12 September before a Gregorian leap year.
    Known("2025-09-11", .ethiopic, 2018, 1, 1),
    Known("2023-09-12", .ethiopic, 2016, 1, 1),
    Known("2023-09-11", .ethiopic, 2015, 13, 6),
    // The Indian national calendar began on 22 March 1957 = 1 Chaitra 1879.
    Known("1957-03-22", .indian, 1879, 1, 1),
    Known("2024-03-21", .indian, 1946, 1, 1),
    Known("2026-03-21", .indian, 1947, 12, 30),
    // The date of the law itself; Nowruz after the leap year 1403.
    Known("1925-03-31", .persian, 1304, 1, 11),
    Known("2025-03-20", .persian, 1403, 12, 30),
    Known("2025-03-21", .persian, 1404, 1, 1),
    Known("2026-03-21", .persian, 1405, 1, 1),
    Known("2026-01-01", .buddhist, 2569, 1, 1),
    // The days of accession.
    Known("1873-01-01", .japanese, 6, 1, 1, era: .meiji),
    Known("1912-07-29", .japanese, 45, 7, 29, era: .meiji),
    Known("1912-07-30", .japanese, 1, 7, 30, era: .taisho),
    Known("1926-12-24", .japanese, 15, 12, 24, era: .taisho),
    Known("1926-12-25", .japanese, 1, 12, 25, era: .showa),
    Known("1989-01-07", .japanese, 64, 1, 7, era: .showa),
    Known("1989-01-08", .japanese, 1, 1, 8, era: .heisei),
    Known("2019-04-30", .japanese, 31, 4, 30, era: .heisei),
    Known("2019-05-01", .japanese, 1, 5, 1, era: .reiwa),
    Known("2026-11-20", .japanese, 8, 11, 20, era: .reiwa),
  ]

  @Test("both ways", arguments: known) func bothWays(known: Known) throws {
    let day = try day(known.iso)
    #expect(try known.date.calendar.date(of: day) == known.date)
    #expect(try known.date.calendar.day(of: known.date) == day)
  }

  @Test("the two Easters of 2026 and a shared one") func easter() {
    #expect(Easter.western(year: 2026).iso == "2026-04-05")
    #expect(Easter.orthodox(year: 2026).iso == "2026-04-12")
    #expect(Easter.western(year: 2025) == Easter.orthodox(year: 2025))
  }

  @Test("each mistake has its own error") func errors() throws {
    func thrown(_ date: CalendarDate) -> CalendarError? {
      do throws(CalendarError) { _ = try date.calendar.day(of: date) } catch { return error }
      return nil
    }
    #expect(
      thrown(CalendarDate(.julian, year: 2026, month: 2, day: 29))
        == .noSuchDay(calendar: .julian, year: 2026, month: 2, day: 29, last: 28))
    #expect(
      thrown(CalendarDate(.isoWeek, year: 2025, month: 53, day: 1))
        == .noSuchMonth(calendar: .isoWeek, year: 2025, month: 53, last: 52))
    #expect(
      thrown(CalendarDate(.hebrew, year: 5786, month: 12, isLeapMonth: true, day: 1))
        == .noLeapMonth(calendar: .hebrew, year: 5786, month: 12, leapMonth: 0))
    #expect(thrown(CalendarDate(.japanese, year: 8, month: 1, day: 1)) == .noEra)
    #expect(
      thrown(CalendarDate(.julian, year: 8, month: 1, day: 1, era: .reiwa)) == .eraNotUsed(calendar: .julian))
    #expect(
      thrown(CalendarDate(.japanese, year: 1, month: 4, day: 30, era: .reiwa))
        == .outsideEra(era: .reiwa, limits: JapaneseEra.reiwa.days))
  }
}

import FastiCivil
import Testing

@testable import FastiCalendars

@Suite("Laws of the Hebrew year") struct HebrewLaws {
  /// Elapsed days and corrections as Calendrical Calculations, 4th ed., chapter 8 (8.11 to 8.15), states them.
  private func newYear(_ year: Int) -> Int {
    func elapsed(_ year: Int) -> Int {
      let months = (235 * year - 234) / 19
      let parts = 12_084 + 13_753 * months
      let day = 29 * months + parts / 25_920
      return 3 * (day + 1) % 7 < 3 ? day + 1 : day
    }
    let (before, this, after) = (elapsed(year - 1), elapsed(year), elapsed(year + 1))
    return Int(HebrewYear.epoch) + this + (after - this == 356 ? 2 : this - before == 382 ? 1 : 0)
  }

  @Test("the closed form gives the new year of the four postponements applied one by one", arguments: 5343...6761)
  func postponements(year: Int) { #expect(Int(HebrewYear(year).start) == newYear(year)) }

  @Test("years have one of the six lengths, and 7 of 19 insert a month", arguments: HebrewCalendar.years)
  func lengths(number: Int) {
    let year = HebrewYear(number)
    #expect(year.isLeap == ((7 * number + 1) % 19 < 7))
    #expect((year.isLeap ? [383, 384, 385] : [353, 354, 355]).contains(year.length))
    #expect(year.months.start(year.isLeap ? 13 : 12) == Int(year.length))
  }

  @Test("1 Tishri is never a Sunday, Wednesday or Friday, 15 Nisan never a Monday, Wednesday or Friday")
  func weekdays() throws {
    for year in 5345...6759 {
      let tishri = try CalendarID.hebrew.day(of: CalendarDate(.hebrew, year: year, month: 7, day: 1))
      let nisan = try CalendarID.hebrew.day(of: CalendarDate(.hebrew, year: year, month: 1, day: 15))
      #expect(![.sunday, .wednesday, .friday].contains(tishri.weekday))
      #expect(![.monday, .wednesday, .friday].contains(nisan.weekday))
    }
  }
}

import FastiCivil
import Testing

@testable import FastiCalendars

@Suite("Persian table") struct PersianTable {
  @Test("every new year is on the day of the equinox") func recomputed() throws {
    #expect(PersianCalendar.table.isComplete)
    for year in PersianCalendar.known {
      #expect(try PersianCalendar.computedNewYear(year) == PersianCalendar.newYear(year))
    }
  }

  // The list of the Calendar Center of the University of Tehran for 1206 to 1498 follows the cycle of 33 years with
  // 8 leap years: E. M. Reingold and N. Dershowitz, Calendrical Calculations, 4th ed. (2018), chapter 15.
  @Test("the leap years of 1206 to 1498 are the official ones") func leapYears() {
    for year in 1206...1498 {
      let length = PersianCalendar.newYear(year + 1) - PersianCalendar.newYear(year)
      #expect(length == ((25 * year + 11) % 33 < 8 ? 366 : 365), "\(year)")
    }
  }
}

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
  }

  @Test("the months tile the year, with lengths determined by the length of the year", arguments: HebrewCalendar.years)
  func months(number: Int) throws {
    let year = HebrewYear(number)
    var start = year.start
    for (month, isLeap, length) in monthsInOrder(year) {
      #expect(year.month(month, isLeap: isLeap) == Month(Day(start), length))
      for offset in 0..<Int32(length) {
        let found = year.locate(start - year.start + offset)
        guard found != (Int32(month), isLeap, offset) else { continue }
        Issue.record("day \(offset + 1) of month \(month) of \(number) was found at \(found)")
      }
      start += Int32(length)
    }
    #expect(start == year.start + year.length)
  }

  /// Calendrical Calculations, 4th ed., (8.6) to (8.10): from Tishri on.
  private func monthsInOrder(_ year: HebrewYear) -> [(month: Int, isLeap: Bool, length: Int)] {
    let isLeap = year.length > 380
    let heshvan = [355, 385].contains(year.length) ? 30 : 29
    let kislev = [353, 383].contains(year.length) ? 29 : 30
    return [(7, false, 30), (8, false, heshvan), (9, false, kislev), (10, false, 29), (11, false, 30)]
      + (isLeap ? [(12, true, 30)] : []) + [(12, false, 29)]
      + (1...6).map { ($0, false, $0 % 2 == 1 ? 30 : 29) }
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

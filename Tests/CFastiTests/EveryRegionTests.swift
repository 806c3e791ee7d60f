import CFasti
import CFastiHeader
import Fasti
import FastiCivil
import FastiHolidays
import FastiRegions
import Testing

@Suite("Every region, from C and from Swift") struct EveryRegionTests {
  @Test("the C library and the Swift library have the business days and holidays of each region that ships")
  func all() throws {
    let year = DayRange(year: 2026)
    let book = RuleBook(try ShippedRegion.all.flatMap { try Region.read($0.text.withUTF8Buffer { Array($0) }) })
    let days = year.map(\.number)
    for code in HolidayCalendar.regions {
      let plan = HolidayPlan(try #require(book.merged(RegionCode(code))))
      let engine = Workdays(try WorkdayCalendar([plan], over: year))
      let expected = try year.map { UInt8(try engine.isBusinessDay($0) ? 1 : 0) }
      let calendar = try Opened(code, year.first.number, year.last.number)
      var out = [UInt8](repeating: 7, count: days.count)
      #expect(fasti_is(calendar.pointer, days, &out, days.count) == 0)
      #expect(out == expected, "\(code)")
      let holidays = try HolidayCalendar(code).holidays(in: 2026)
      #expect(holidays.allSatisfy { !$0.name.isEmpty && year.contains($0.day) }, "\(code)")
    }
  }

  @Test(
    "years outside 1583 to 2999 are refused, however large", arguments: [Int.min, 1_582, 3_000, 2_941_389, Int.max])
  func years(_ year: Int) throws {
    let sweden = try HolidayCalendar("SE")
    let years = min(year, 2026)...max(year, 2026)
    let refused = CivilError.outOfRange(field: .year, value: year, limits: Limits.year)
    #expect(throws: refused) { try sweden.holidays(in: year) }
    #expect(throws: refused) { try sweden.holidays(in: years) }
    #expect(throws: refused) { try sweden.businessDays(in: years) }
  }
}

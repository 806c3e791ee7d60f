import FastiCivil
import Testing

@testable import FastiHolidays

@Suite("The cache of holidays") struct CacheTests {
  @Test("agrees with the plan, day by day, for five years and outside them") func agrees() throws {
    let plans = [try plan(borders), try plan("region YY\nrule yy.a\n name en A\n observance on 14 April\n")]
    let cache = try HolidayCache(plans, over: DayRange(years: 2008...2012))
    for day in cache.window {
      var expected: [HolidayOccurrence] = []
      for plan in plans { expected += try plan.occurrences(in: DayRange(day)).occurrences }
      #expect(cache.occurrences(on: day).map { $0.occurrence } == expected)
      #expect(cache.isRedDay(day) == expected.contains { $0.kind == .public })
      #expect(cache.hasOccurrence(day) == !expected.isEmpty)
    }
    for day in [cache.window.first - 1, cache.window.last + 1] {
      #expect(!cache.isRedDay(day) && !cache.hasOccurrence(day) && cache.occurrences(on: day).isEmpty)
    }
  }

  @Test("ends at the limits of civil time") func limits() throws {
    let plan = try plan(borders)
    #expect(try HolidayCache([plan], over: Limits.days).window == Limits.days)
    #expect(throws: CivilError.self) { try HolidayCache([plan], over: DayRange(year: 3000)) }
  }
}

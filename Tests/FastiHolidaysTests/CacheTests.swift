import FastiCivil
import Testing

@testable import FastiHolidays

@Suite("The five-year cache") struct CacheTests {
  @Test("answers as the plan does, day by day, for five years") func agrees() throws {
    let plans = [try plan(borders), try plan("region YY\nrule yy.a\n name en A\n observance on 14 April\n")]
    let cache = try HolidayCache(plans, around: 2010)
    #expect(cache.window.first.iso == "2008-01-01" && cache.window.last.iso == "2012-12-31")
    for day in cache.window {
      var expected: [Occurrence] = []
      for plan in plans { expected += try plan.occurrences(in: DayRange(day)).occurrences }
      #expect(cache.occurrences(on: day).map { $0.occurrence } == expected)
      #expect(cache.isRedDay(day) == expected.contains { $0.kind == .public })
      #expect(cache.hasOccurrence(day) == !expected.isEmpty)
    }
    #expect(cache.covers(2008) && cache.covers(2012) && !cache.covers(2007) && !cache.covers(2013))
  }

  @Test("is cut at the limits of civil time") func limits() throws {
    let plan = try plan(borders)
    #expect(try HolidayCache([plan], around: 1583).window.first == Limits.days.first)
    #expect(try HolidayCache([plan], around: 2999).window.last == Limits.days.last)
    #expect(throws: CivilError.self) { try HolidayCache([plan], around: 3000) }
  }
}

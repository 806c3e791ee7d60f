import FastiCivil
import Testing

@testable import FastiCalendars

/// The tables are what the rule and the sky say, entry by entry.
@Suite("Lunisolar tables") struct LunisolarTables {
  private func differences<System: LunisolarSystem>(_ system: System.Type) throws -> [Int] {
    #expect(System.table.isComplete)
    #expect(System.table.years == System.known)
    return try System.known.filter { try System.computed($0).entry != System.table[$0] }
  }

  @Test("Chinese") func chinese() throws { #expect(try differences(ChineseCalendar.self).isEmpty) }
  @Test("Vietnamese") func vietnamese() throws { #expect(try differences(VietnameseCalendar.self).isEmpty) }
  @Test("Korean") func korean() throws { #expect(try differences(KoreanCalendar.self).isEmpty) }

  @Test("a year ends where the next begins, and its months fill it", arguments: LunisolarCalendar.allCases)
  func invariants(calendar: LunisolarCalendar) throws {
    var previous: LunisolarYear?
    for number in calendar.years {
      let year = try calendar.year(startingIn: number)
      if number % 50 == 0 { #expect(try calendar.computedYear(startingIn: number) == year) }
      if let previous { #expect(previous.start + previous.length == year.start) }
      #expect(LunisolarYear(number, entry: year.entry) == year)
      #expect(year.start.year == number)
      #expect((353...355).contains(year.length) || (383...385).contains(year.length))
      #expect(year.monthCount == (year.leapMonth == 0 ? 12 : 13))
      #expect(year.monthAndDay(of: year.start - 1) == nil && year.monthAndDay(of: year.start + year.length) == nil)
      previous = year
    }
    #expect(throws: CalendarError.self) { try calendar.year(startingIn: calendar.years.upperBound + 1) }
    #expect(throws: CalendarError.self) { try calendar.computedYear(startingIn: calendar.years.lowerBound - 1) }
  }
}

import FastiCivil
import FastiHolidays
import Testing

/// The first lists of Fasti, which are kept as variants.
@Suite("Seed lists") struct SeedRegionTests {
  struct Count: Sendable {
    let code: String
    let red: Int
    let marked: Int
  }

  @Test(
    "red days and observances of a year",
    arguments: [
      Count(code: "SE@seed", red: 13, marked: 11), Count(code: "US@seed", red: 11, marked: 5),
      Count(code: "VN@seed", red: 6, marked: 1),
    ])
  func counts(count: Count) throws {
    for year in 1_990...2_060 {
      let occurrences = try Shipped.occurrences(count.code, year...year)
      #expect(occurrences.filter { $0.kind == .public }.count == count.red)
      #expect(occurrences.filter { $0.kind == .observance }.count == count.marked)
      #expect(occurrences.count == count.red + count.marked)
    }
  }

  @Test("seven days for New South Wales, of which four move from a weekend") func newSouthWales() throws {
    let plan = try #require(try Shipped.plan("AU-NSW@seed"))
    #expect(plan.rules.count == 7)
    #expect(plan.rules.filter { $0.periods[0].shifts.isEmpty }.count == 3)
  }

  @Test(
    "holidays on weekdays between two days, both excluded",
    arguments: [
      ("2020-12-31", "2022-01-01", 6), ("2014-12-31", "2016-12-31", 13), ("2015-08-20", "2016-11-27", 8),
    ])
  func weekdays(from: String, to: String, count: Int) throws {
    let plan = try #require(try Shipped.plan("AU-NSW@seed"))
    let range = try DayRange(Day(iso: from) + 1, Day(iso: to) - 1)
    let days = try plan.occurrences(in: range).occurrences.map { $0.day }
    #expect(Set(days.filter { !WeekdaySet.saturdaySunday.contains($0.weekday) }).count == count)
  }

  @Test("if Christmas is a Sunday, Boxing Day stays on Monday, and Tuesday is off too") func christmas() throws {
    let days = try Shipped.occurrences("AU-NSW@seed", 2_016...2_016).suffix(3)
    #expect(
      days.map { "\($0.day.iso) \($0.relation.word)" } == [
        "2016-12-25 nominal", "2016-12-26 nominal", "2016-12-27 inLieu",
      ])
  }

  @Test("a range that begins at the first day in lieu contains all of them") func fromTheMiddle() throws {
    let plan = try #require(try Shipped.plan("AU-NSW@seed"))
    let range = try DayRange(Day(iso: "2021-12-27"), Day(iso: "2021-12-31"))
    #expect(try plan.occurrences(in: range).occurrences.map { $0.day.iso } == ["2021-12-27", "2021-12-28"])
  }
}

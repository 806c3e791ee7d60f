import FastiCivil
import FastiHolidays
import Testing

@Suite("Regressions: ranges with 29 February") struct RegressionFloating {
  private func days(_ sentence: String, in year: Int) throws -> [String] {
    let text = "region XX\nlanguages en\nrule xx.day\n  name en Day\n  public on \(sentence)\n"
    let region = try #require(try Region.read([UInt8](text.utf8)).first)
    return try HolidayPlan(region).occurrences(in: DayRange(year: year)).occurrences.map { $0.day.iso }
  }

  @Test("a range that ends on 29 February ends on the 28th of a common year") func end() throws {
    // 1 March was a Monday in 2021 and 2027, 29 February in 2016 and 2044.
    #expect(try days("Monday in 25 February to 29 February", in: 2_021) == [])
    #expect(try days("Monday in 25 February to 29 February", in: 2_027) == [])
    #expect(try days("Monday in 25 February to 29 February", in: 2_016) == ["2016-02-29"])
    #expect(try days("Monday in 25 February to 29 February", in: 2_022) == ["2022-02-28"])
  }

  @Test("a range that starts on 29 February starts on 1 March of a common year") func start() throws {
    #expect(try days("Monday in 29 February to 6 March", in: 2_021) == ["2021-03-01"])
    #expect(try days("Monday in 29 February to 6 March", in: 2_016) == ["2016-02-29"])
  }

  @Test("a range of only 29 February occurs in leap years only") func alone() throws {
    #expect(try days("Monday in 29 February to 29 February", in: 2_021) == [])
    #expect(try days("Monday in 29 February to 29 February", in: 2_016) == ["2016-02-29"])
  }
}

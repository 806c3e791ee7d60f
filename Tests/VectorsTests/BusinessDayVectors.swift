import FastiCivil
import FastiHolidays
import Testing

@Suite("Business day Vectors") struct BusinessDayVectors {
  /// `from,to,region,exclusive_count,inclusive_count`: weekdays from Monday to Friday without a public holiday, with
  /// both ends excluded or both included.
  @Test("every count of the file") func counts() throws {
    var engines: [String: Workdays] = [:]
    var wrong: [String] = []
    let rows = try VectorFolder.rows("businessdays.csv")
    let ends = try rows.flatMap { [try Day(iso: $0[0]).year, try Day(iso: $0[1]).year] }
    let years = try #require(ends.min())...#require(ends.max())
    for row in rows {
      let (from, to) = try (Day(iso: row[0]), Day(iso: row[1]))
      if engines[row[2]] == nil { engines[row[2]] = Workdays(try Self.calendar(row[2], years)) }
      let engine = try #require(engines[row[2]])
      let exclusive = try engine.count(from: from, to: to, bounds: .exclusive)
      let inclusive = try engine.count(from: from, to: to, bounds: .inclusive)
      if "\(exclusive)" != row[3] || "\(inclusive)" != row[4] {
        wrong.append("\(row.joined(separator: ",")): \(exclusive), \(inclusive)")
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    "holidays on weekdays in the first list for New South Wales",
    arguments: [
      ("2020-12-31", "2022-01-01", 6), ("2014-12-31", "2016-12-31", 13), ("2015-08-20", "2016-11-27", 8),
    ])
  func newSouthWales(from: String, to: String, count: Int) throws {
    let calendar = try Self.calendar("AU-NSW@seed", 2_010...2_025)
    #expect(try calendar.breakdown(from: Day(iso: from), to: Day(iso: to)).holidaysOnWeekdays == count)
  }

  @Test("28 December 2021 is off in lieu, also if counting begins on the 27th") func inLieu() throws {
    let plan = try #require(try Shipped.plan("AU-NSW@seed"))
    let range = try DayRange(Day(iso: "2021-12-27"), Day(iso: "2021-12-31"))
    let workdays = Workdays(try WorkdayCalendar([plan], over: range))
    #expect(try workdays.count(from: range.first, to: range.last, bounds: .inclusive) == 3)
  }

  private static func calendar(_ code: String, _ years: ClosedRange<Int>) throws -> WorkdayCalendar {
    let plan = try #require(try Shipped.plan(code))
    return try WorkdayCalendar([plan], over: DayRange(years: years))
  }
}

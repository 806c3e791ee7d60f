import FastiCivil
import FastiHolidays
import Testing

@Suite("Business day Vectors") struct BusinessDayVectors {
  /// `from,to,region,exclusive_count,inclusive_count`: Monday to Friday without a public holiday, both ends left out or
  /// both counted.
  @Test("every count of the file") func counts() throws {
    var calendars: [String: BusinessCalendar] = [:]
    var wrong: [String] = []
    let rows = try VectorFolder.rows("businessdays.csv")
    for row in rows {
      let (from, to) = try (Day(iso: row[0]), Day(iso: row[1]))
      if calendars[row[2]] == nil { calendars[row[2]] = try BusinessCalendar(row[2], years: 1_990...2_060) }
      let calendar = try #require(calendars[row[2]])
      let exclusive = calendar.count(after: from, before: to)
      let inclusive = calendar.count(after: from - 1, before: to + 1)
      if "\(exclusive)" != row[3] || "\(inclusive)" != row[4] {
        wrong.append("\(row.joined(separator: ",")): \(exclusive), \(inclusive)")
      }
    }
    #expect(rows.count > 100)
    #expect(wrong.isEmpty)
  }
}

/// The days of some years that are Monday to Friday and no public holiday, counted one by one.
struct BusinessCalendar {
  let holidays: Set<Day>

  init(_ code: String, years: ClosedRange<Int>) throws {
    holidays = Set(try Shipped.occurrences(code, years).filter { $0.kind == .public }.map { $0.day })
  }

  func count(after first: Day, before last: Day) -> Int {
    var count = 0
    var day = first + 1
    while day < last {
      if WeekdaySet.saturdaySunday.contains(day.weekday) == false, !holidays.contains(day) { count += 1 }
      day += 1
    }
    return count
  }
}

import FastiCivil
import FastiHolidays
import Testing

/// Whole years as governments published them: `published.csv` has the weekdays off, each with its source.
@Suite("Published lists") struct PublishedLists {
  @Test("the weekdays off of a published year are exactly those of our rules")
  func years() throws {
    let rows = try VectorFolder.rows("published.csv", in: VectorFolder.own)
    #expect(rows.count >= 6)
    for row in rows {
      let year = try #require(Int(row[1]))
      let plan = try #require(try Shipped.plan(row[0]))
      let ours = try plan.occurrences(in: DayRange(year: year)).occurrences
        .filter { $0.kind == .public && plan.period($0).isWholeDay }.map { $0.day }
        .filter { ![.saturday, .sunday].contains($0.weekday) }
      let published = try row[3].split(separator: " ").map { try Day(iso: "\(year)-\($0)") }
      // Two holidays may be on one day.
      #expect(Set(ours).sorted() == published, "\(row[0]) \(year), \(row[2])")
    }
  }
}

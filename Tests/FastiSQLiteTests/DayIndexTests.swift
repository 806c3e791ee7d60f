import FastiPerson
import FastiRecords
@testable import FastiSQLite
import TestSupport
import Testing

@Suite("Events of some days") struct DayIndexTests {
  @Test("are found by the two indexes of migrations 023 and 024, without reading another event")
  func plan() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    let columns = DayColumns(
      first: "first_day", length: "length", repeats: "repeats", until: "repeats_until", count: "repeats_count",
      rule: "rule", changes: "occurrences", zone: "zone")
    let sql = KindSQL(Event.kind).all(where: .days(columns, 20_000...20_006))
    let steps = try scene.store().readable().rows("EXPLAIN QUERY PLAN " + sql) { row in
      for _ in 0..<3 { _ = row.integer() }
      return row.text()
    }
    #expect(steps.contains { $0.contains("USING COVERING INDEX event_days (first_day>? AND first_day<?)") }, "\(steps)")
    #expect(steps.contains { $0.contains("USING INDEX event_further (<expr>>?)") }, "\(steps)")
    #expect(!steps.contains { $0.hasPrefix("SCAN") }, "\(steps)")
  }
}

import FastiPerson
@testable import FastiSQLite
import TestSupport
import Testing

@Suite("The history of a change of many things") struct HistoryIndexTests {
  @Test("is found and counted by the indexes of changes alone, and reads only the rows of the things that it names")
  func plan() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    for sql in [KindSQL(Event.kind).historyStart, KindSQL(Event.kind).touchedCount] {
      let steps = try scene.store().readable().rows("EXPLAIN QUERY PLAN " + sql) { row in
        for _ in 0..<3 { _ = row.integer() }
        return row.text()
      }
      for index in ["event_change (change=?)", "event_brought (brought=?)"] {
        #expect(steps.contains { $0.hasSuffix("USING COVERING INDEX \(index)") }, "\(steps)")
      }
      #expect(!steps.contains { $0.hasPrefix("SCAN event") }, "\(steps)")
    }
  }
}

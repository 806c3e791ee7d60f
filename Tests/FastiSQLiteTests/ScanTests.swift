import FastiPerson
import FastiRecords
@testable import FastiSQLite
import TestSupport
import Testing

@Suite("Scans of a table") struct ScanTests {
  @Test("ask for the farthest column of a row before the others behind its key")
  func farthest() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    let sql = KindSQL(Event.kind)
    for scan in [sql.everyVersion, sql.everything] {
      let steps = try scene.store().readable().rows("EXPLAIN " + scan) { row in
        _ = row.integer()
        let name = row.text()
        _ = row.integer()
        return (name: name, column: row.integer())
      }
      let columns = steps.filter { $0.name == "Column" }.map(\.column)
      #expect(columns.count > Event.kind.columns.count)
      #expect(columns.first { $0 > 1 } == columns.max(), "\(scan)")
    }
  }
}

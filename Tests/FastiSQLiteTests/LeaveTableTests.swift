import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Testing

/// Columns that our program does not write, inserted directly: the tables themselves refuse them.
@Suite("The tables of the leave ledger") struct LeaveTableTests {
  private static let refused: [(table: String, columns: String)] = [
    ("leave_entry", "20486, 'vacation', 'used', NULL, 50, '', 'typed', 0"),
    ("leave_entry", "20486, 'vacation', 'used', NULL, -100, '', 'typed', 0"),
    ("leave_entry", "20486, 'vacation', 'used', NULL, 1000000000000, '', 'typed', 0"),
    ("leave_entry", "20486, 'vacation', 'used', NULL, 1.5, '', 'typed', 0"),
    ("leave_entry", "20486, 'vacation', 'used', 'positive', 100, '', 'typed', 0"),
    ("leave_entry", "20486, 'vacation', 'adjustment', NULL, 100, '', 'typed', 0"),
    ("leave_entry", "20486, 'vacation', 'lost', NULL, 100, '', 'typed', 0"),
    ("leave_entry", "20486, 'Vacation', 'used', NULL, 100, '', 'typed', 0"),
    ("leave_entry", "376200, 'vacation', 'used', NULL, 100, '', 'typed', 0"),
    ("leave_rate", "'vacation', NULL, -1"), ("leave_rate", "'vacation', 376200, 1"), ("leave_rate", "'9', NULL, 1"),
    ("leave_terms", "'sick', 0, 0, NULL, 2, 29, 0, 0"), ("leave_terms", "'sick', 0, 0, NULL, 4, 31, 0, 0"),
    ("leave_terms", "'sick', 0, 0, NULL, 4, NULL, 0, 0"), ("leave_terms", "'sick', 0, 0, NULL, 4, 1, -1, 0"),
    ("leave_profile", "'every', 0, NULL, 20490, 7, 'additive', 1"),
    ("leave_profile", "'every', 14, 20, 20490, 7, 'additive', 1"),
    ("leave_profile", "'semimonthly', 16, 31, 20490, 7, 'additive', 1"),
    ("leave_profile", "'semimonthly', 15, 15, 20490, 7, 'additive', 1"),
    ("leave_profile", "'semimonthly', 15, NULL, 20490, 7, 'additive', 1"),
    ("leave_profile", "'monthly', 32, NULL, 20490, 7, 'additive', 1"),
    ("leave_profile", "'monthly', 31, NULL, 20490, 367, 'additive', 1"),
  ]

  @Test("refuse values that a program must not write", arguments: refused)
  func refuse(_ row: (table: String, columns: String)) throws {
    let error = try refusal { try insert(row) }
    guard case .refusedRecord = error else { throw error ?? .nothingToUndo }
  }

  @Test(
    "accept valid values",
    arguments: [
      ("leave_entry", "20486, 'vacation', 'used', NULL, 100, '', 'typed', 0"), ("leave_rate", "'vacation', NULL, 1"),
      ("leave_terms", "'sick', 0, -5, 7, 2, 28, 0, -3"),
      ("leave_profile", "'semimonthly', 15, 31, 20490, 7, 'additive', 1"),
    ])
  func take(_ row: (table: String, columns: String)) throws { try insert(row) }

  @Test("accept the id of a span, and refuse a shorter value")
  func span() throws {
    let row = (table: "leave_entry", columns: "20486, 'vacation', 'used', NULL, 100, '', 'typed', 0")
    try insert(row, span: "'0199aabb-ccdd-8eef-8123-000000000001'")
    let error = try refusal { try insert(row, span: "'0199aabb'") }
    guard case .refusedRecord = error else { throw error ?? .nothingToUndo }
  }

  private func insert(_ row: (table: String, columns: String), span: String = "NULL") throws {
    let scene = try Scene()
    let store = scene.store()
    try store.set("a", "1")
    // A column that a later step added comes after those of the lineage.
    let added = row.table == "leave_entry" ? ", \(span)" : ""
    try store.writable().run(
      """
      INSERT INTO \(row.table) SELECT id, stamp, deleted, change, \(row.columns), NULL, NULL, NULL, NULL, NULL\(added)
      FROM (SELECT id, stamp, deleted, change FROM setting LIMIT 1)
      """)
  }
}

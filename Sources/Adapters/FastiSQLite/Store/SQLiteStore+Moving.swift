public import FastiRecords

extension SQLiteStore: MovableStore {
  /// Whether the store was never written to.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func isUnused() throws(StoreError) -> Bool {
    try reading { connection throws(StoreError) in
      for table in ["change", "delivery", "alarm_delivery", "pass_phrase", "program_token"] {
        if try connection.first("SELECT 1 FROM \(table) LIMIT 1", read: { $0.integer() }) != nil { return false }
      }
      return true
    }
  }

  /// Passes every row of tables to the body, all from one moment.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  public func forEachRow(
    of tables: [MovedTable], _ body: (MovedTable, [ColumnValue]) throws(StoreError) -> Void
  ) throws(StoreError) {
    try reading { connection throws(StoreError) in
      for table in tables {
        let sql = "SELECT \(table.columnNames) FROM \(table.nameHere)"
        let rows = try connection.rows(sql) { row in table.columns.map { _ in row.anything() } }
        for row in rows { try body(table, row) }
      }
    }
  }

  /// Writes rows as they are, in one transaction.
  /// - Throws: ``StoreError`` when the store cannot be written, and what the body throws; nothing is written then.
  public func fill(
    _ body: (_ write: (MovedTable, [ColumnValue]) throws(StoreError) -> Void) throws(StoreError) -> Void
  ) throws(StoreError) {
    try writing(settles: true) { connection throws(StoreError) in
      // A change may be written before the one that brought it.
      try connection.run("PRAGMA defer_foreign_keys=ON")
      try body { table, values throws(StoreError) in
        let places = values.map { _ in "?" }.joined(separator: ", ")
        try connection.run("INSERT OR REPLACE INTO \(table.nameHere) (\(table.columnNames)) VALUES (\(places))") {
          for value in values { $0.write(anything: value) }
        }
      }
    }
  }
}

extension MovedTable {
  fileprivate var nameHere: String { name == "fact" ? "meta" : name }
  fileprivate var columnNames: String { columns.map { "\"\($0.name)\"" }.joined(separator: ", ") }
}

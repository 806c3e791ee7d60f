public import FastiRecords

extension PostgresStore: MovableStore {
  /// Whether nothing was ever written to the space.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func isUnused() throws(StoreError) -> Bool {
    try reading { connection throws(StoreError) in
      for table in ["change", "delivery", "alarm_delivery", "pass_phrase", "program_token"] {
        let found = try connection.first("SELECT EXISTS (SELECT FROM \(table) WHERE space_id = $1)") { $0.flag() }
        if found == true { return false }
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
        let rows = try connection.rows("SELECT \(table.columnNames) FROM \(table.name) WHERE space_id = $1") { row in
          table.columns.map { column in
            // A stamp is stored as 16 bytes.
            column.content == .stamp ? row.stamp().map { .text($0.text) } ?? .nothing : row.anything()
          }
        }
        for row in rows { try body(table, row) }
      }
    }
  }

  /// Writes rows as they are, in one transaction.
  /// - Throws: ``StoreError`` when the store cannot be written, and what the body throws; nothing is written then.
  public func fill(
    _ body: (_ write: (MovedTable, [ColumnValue]) throws(StoreError) -> Void) throws(StoreError) -> Void
  ) throws(StoreError) {
    try writing { connection throws(StoreError) in
      try body { table, values throws(StoreError) in
        if table.name == "tally" { return try connection.fillTally(values) }
        let places = values.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
        let sql = "INSERT INTO \(table.name) (space_id, \(table.columnNames)) VALUES ($1, \(places))"
        // The space may already have this fact, because its regions are written.
        let over = table.name == "fact" ? " ON CONFLICT (space_id, key) DO UPDATE SET value = excluded.value" : ""
        let edition =
          table.name == "shipped_edition"
          ? " ON CONFLICT (space_id, fingerprint) DO UPDATE SET since = excluded.since" : ""
        try connection.run(sql + over + edition) { parameters in
          for (column, value) in zip(table.columns, values) { parameters.write(value, column.content) }
        }
      }
    }
  }
}

extension MovedTable {
  fileprivate var columnNames: String { columns.map { "\"\($0.name)\"" }.joined(separator: ", ") }
}

extension QueryParameters {
  fileprivate mutating func write(_ value: ColumnValue, _ content: MovedTable.Content) {
    switch (content, value) {
    case (.stamp, .text(let text)): write(stamp: Stamp(text: text) ?? Stamp(milliseconds: 0))
    case (.flag, .integer(let number)): write(boolean: number != 0)
    default: write(anything: value)
    }
  }
}

extension DatabaseConnection {
  /// Writes a row of the tally; only a function of the database may do so.
  fileprivate func fillTally(_ values: [ColumnValue]) throws(StoreError) {
    guard case .text(let stamp) = values[2], let stamp = Stamp(text: stamp) else { throw notUnderstood }
    let noted = try first("SELECT note_tally($1, $2, $3, $4, $5::integer)") {
      $0.write(anything: values[0])
      $0.write(anything: values[1])
      $0.write(stamp: stamp)
      $0.write(anything: values[3])
    } read: {
      $0.flag()
    }
    guard noted == true else { throw .noPermission(path: name) }
  }
}

internal import FastiRecords
internal import FastiTransfer

/// A table whose rows have hashes: the versions of a kind, or the changes.
struct HashedTable {
  /// Its columns that are hashed.
  let kind: RecordKind
  /// The hash of its rows.
  let hashing: VersionHashing
  private let deletion: String
  /// The column for fields of a later version of the program.
  private let extra: String

  /// Every such table.
  static var all: [HashedTable] { [changes] + RecordKinds.all.map { HashedTable($0) } }

  static let changes = HashedTable(
    RecordKind(
      table: "change", columns: ["time", "command", "undoes", "device", "brought"], label: "command",
      formats: ["undoes": .hex, "brought": .hex]),
    deletion: "0", extra: "NULL")

  /// The versions of a kind.
  init(_ kind: RecordKind, deletion: String = "deleted", extra: String = "extra") {
    self.extra = extra
    self.kind = kind
    self.deletion = deletion
    hashing = VersionHashing(kind)
  }

  /// The table with the columns of this file, which may be older; nil if the file has no such table.
  func present(in connection: Connection) throws(StoreError) -> HashedTable? {
    let columns = try connection.rows("SELECT name FROM pragma_table_info('\(kind.table)')") { $0.text() }
    if columns.isEmpty { return nil }
    return HashedTable(
      kind.knowing(columns), deletion: deletion, extra: columns.contains(extra) ? extra : "NULL")
  }

  /// Reads every row: its id and stamp, the computed hash, and the stored hash.
  /// - Parameter hashed: Called after each row is hashed, because hashing takes the time.
  func forEach(
    in connection: Connection, hashed: () -> Void = {}, _ body: (HashedRow) throws(StoreError) -> Void
  ) throws(StoreError) {
    let own = kind.columns.joined(separator: ", ")
    let sql = "SELECT id, stamp, \(deletion), hash, \(extra), \(own) FROM \(kind.table) ORDER BY id, stamp"
    let rows = try connection.rows(sql) { row -> HashedRow? in
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      let deleted = row.flag()
      let kept = row.bytes()
      let extra = row.optionalText()
      let values = kind.columns.map { _ in row.anything() }
      hashed()
      let hash = hashing.hash(id: id, stamp: stamp, deleted: deleted, values: values, extra: extra)
      return HashedRow(id: id, stamp: stamp, hash: hash, kept: kept)
    }
    for row in rows { try body(row) }
  }

  /// The rows later than a stamp, with their content.
  func rows(in connection: Connection, after stamp: Stamp) throws(StoreError) -> [ReadRow] {
    let own = kind.columns.joined(separator: ", ")
    return try connection.rows(
      "SELECT id, stamp, \(deletion), hash, \(extra), \(own) FROM \(kind.table) WHERE stamp > ? ORDER BY id, stamp"
    ) {
      $0.write(stamp: stamp)
    } read: { row in
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      let deleted = row.flag()
      let kept = row.bytes()
      let extra = row.optionalText()
      return ReadRow(
        id: id, stamp: stamp, deleted: deleted, kept: kept, extra: extra,
        values: kind.columns.map { _ in row.anything() })
    }
  }

  /// The hash of a row's content.
  func hash(_ row: ReadRow) -> [UInt8] {
    hashing.hash(id: row.id, stamp: row.stamp, deleted: row.deleted, values: row.values, extra: row.extra)
  }

  /// A row with its content.
  struct ReadRow {
    let id: RecordID
    var stamp: Stamp
    let deleted: Bool
    /// The stored hash; empty if there is none.
    let kept: [UInt8]
    /// The fields of a later version of the program.
    let extra: String?
    var values: [ColumnValue]
  }
}

/// A row of such a table.
struct HashedRow {
  let id: RecordID
  let stamp: Stamp
  /// The computed hash of its content.
  let hash: [UInt8]
  /// The stored hash; empty if there is none.
  let kept: [UInt8]
}

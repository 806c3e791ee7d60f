import FastiDays
public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// Drops all content that devices have in common, and notes a space, in one transaction of the owner of the tables. What is true of
  /// this database alone stays: its settings, pass-phrase, tokens and the log of deliveries.
  /// - Throws: ``StoreError`` when the store cannot be written; nothing is dropped then.
  public func dropContent(for space: SyncSpace) throws(StoreError) {
    try writing(as: .keeper) { connection throws(StoreError) in
      var kept: [String] = []
      for kind in RecordKinds.all {
        if kind.reach == .synced { try connection.drop(kind) }
        kept.append("SELECT change FROM \(kind.table) WHERE space_id = $1")
        kept.append("SELECT brought FROM \(kind.table) WHERE space_id = $1 AND brought IS NOT NULL")
      }
      for table in ["tally", "foreign_version", "dismissed"] {
        try connection.run("DELETE FROM \(table) WHERE space_id = $1")
      }
      let gone = "FROM change WHERE space_id = $1 AND id NOT IN (\(kept.joined(separator: " UNION ")))"
      let sum = try connection.removed("SELECT hash \(gone)")
      try connection.run("DELETE \(gone)")
      try connection.run(
        "DELETE FROM served_change WHERE space_id = $1 AND change NOT IN (SELECT id FROM change WHERE space_id = $1)")
      if sum.count != 0 { try connection.note(sum, of: SpaceTable.changes.kind.table) }
      try connection.join(space)
    }
  }
}

extension DatabaseConnection {
  /// Drops the versions of a kind, but for settings of this machine, and takes them from its sum.
  fileprivate func drop(_ kind: RecordKind) throws(StoreError) {
    var condition = "WHERE space_id = $1"
    if kind == Setting.kind {
      let own = SettingKey.allCases.filter { $0.reach == .device }.map { "'\($0.rawValue)'" }
      condition += " AND key NOT IN (\(own.joined(separator: ", ")))"
    }
    let sum = try removed("SELECT hash FROM \(kind.table) \(condition)")
    try run("DELETE FROM \(kind.table) \(condition)")
    if sum.count != 0 { try note(sum, of: kind.table) }
  }

  /// What goes from a sum with the rows whose hashes a statement answers.
  fileprivate func removed(_ hashes: String) throws(StoreError) -> VersionSum {
    var sum = VersionSum()
    for hash in try rows(hashes, read: { $0.bytes() }) where hash.count == 32 { sum.subtract(hash) }
    return sum
  }
}

extension PostgresStore {
  /// No copy is made of a database.
  /// - Throws: Nothing.
  public func keepCopy(beforeJoining space: RecordID) throws(StoreError) -> String? { nil }

  /// There is no copy.
  /// - Throws: Nothing.
  public func formerStore(of space: RecordID) throws(StoreError) -> FormerStore? { nil }

  /// Does nothing, because there is no copy.
  /// - Throws: Nothing.
  public func bringBackFormer(of space: RecordID) throws(StoreError) -> Bool { false }
}

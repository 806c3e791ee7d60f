import FastiDays
public import FastiRecords
import FastiTransfer

extension SQLiteStore {
  /// Drops all content that devices share, and stores a space, in one transaction. The content of this machine stays:
  /// its settings, pass-phrase, tokens and the log of deliveries.
  /// - Throws: ``StoreError`` when the store cannot be written; nothing is dropped then.
  public func dropContent(for space: SyncSpace) throws(StoreError) {
    try writing(settles: true) { connection throws(StoreError) in
      try connection.run("PRAGMA defer_foreign_keys=ON")
      var kept: [String] = []
      for kind in RecordKinds.all {
        if kind.reach == .synced { try connection.drop(kind) }
        kept.append(
          "SELECT change FROM \(kind.table) UNION SELECT brought FROM \(kind.table) WHERE brought IS NOT NULL")
      }
      for table in ["tally", "foreign_version", "dismissed"] { try connection.run("DELETE FROM \(table)") }
      let changes = kept.joined(separator: " UNION ")
      var sum = VersionSum()
      let gone = "FROM change WHERE id NOT IN (\(changes))"
      for hash in try connection.rows("SELECT hash \(gone)", read: { $0.bytes() }) where hash.count == 32 {
        sum.subtract(hash)
      }
      try connection.run("DELETE \(gone)")
      try connection.run("DELETE FROM served_change WHERE change NOT IN (SELECT id FROM change)")
      if sum.count != 0 { try connection.note(sum, of: HashedTable.changes.kind.table) }
      try connection.join(space)
    }
  }
}

extension Connection {
  /// Drops the versions of a kind, except settings of this machine, and subtracts them from its sum.
  fileprivate func drop(_ kind: RecordKind) throws(StoreError) {
    var condition = ""
    if kind == Setting.kind {
      let own = SettingKey.allCases.filter { $0.reach == .device }.map { "'\($0.rawValue)'" }
      condition = "WHERE key NOT IN (\(own.joined(separator: ", ")))"
    }
    var sum = VersionSum()
    for hash in try rows("SELECT hash FROM \(kind.table) \(condition)", read: { $0.bytes() }) where hash.count == 32 {
      sum.subtract(hash)
    }
    try run("DELETE FROM \(kind.table) \(condition)")
    if sum.count != 0 { try note(sum, of: kind.table) }
  }
}

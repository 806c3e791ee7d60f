public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// The versions that others, written beside them, took the place of; the newest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func conflicts() throws(StoreError) -> [VersionConflict] {
    try reading { connection throws(StoreError) in
      var found: [VersionConflict] = []
      for kind in RecordKinds.all {
        let sql = connection.sql(of: kind)
        for id in try connection.rows(sql.forked, read: { $0.id() }) {
          found += VersionMerge(try connection.versionRows(of: id, sql), of: kind).conflicts()
        }
      }
      if found.isEmpty { return [] }
      let dismissed = try connection.rows("SELECT kind, id, stamp FROM dismissed WHERE space_id = $1") {
        row -> DismissedVersion? in
        let kind = row.text()
        guard let id = row.id(), let stamp = row.stamp() else { return nil }
        return DismissedVersion(kind: kind, id: id, stamp: stamp)
      }
      let gone = Set(dismissed)
      return found.filter { !gone.contains(DismissedVersion($0)) }.sorted { $0.loser.stamp > $1.loser.stamp }
    }
  }

  /// Writes what a version that lost says.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func bringBack(_ conflict: VersionConflict, as change: Change) throws(StoreError) {
    guard let kind = RecordKinds.all.first(where: { $0.table == conflict.kind }) else { return }
    try changing(change) { transaction throws(StoreError) in
      let rows = try transaction.connection.versionRows(of: conflict.loser.id, transaction.connection.sql(of: kind))
      guard let head = rows.last else { return }
      let values = VersionMerge(rows, of: kind).broughtBack(conflict)
      try transaction.write(values ?? head.values, of: head.id, kind, over: head, deleted: values == nil)
      try transaction.connection.dismiss(conflict)
    }
  }

  /// Lists a conflict no more. Pages are kept by the latest stamp, and show whether there are conflicts.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func dismiss(_ conflict: VersionConflict) throws(StoreError) {
    try changing(newChange(""), receiving: Absent()) { transaction throws(StoreError) in
      try transaction.connection.dismiss(conflict)
      _ = try transaction.tick()
    }
  }
}

extension DatabaseConnection {
  fileprivate func dismiss(_ conflict: VersionConflict) throws(StoreError) {
    try run("INSERT INTO dismissed (space_id, kind, id, stamp) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING") {
      $0.write(text: conflict.kind)
      $0.write(id: conflict.loser.id)
      $0.write(stamp: conflict.loser.stamp)
    }
  }
}

/// A version that lost, and is not listed any more.
private struct DismissedVersion: Hashable {
  let kind: String
  let id: RecordID
  let stamp: Stamp

  init(kind: String, id: RecordID, stamp: Stamp) { (self.kind, self.id, self.stamp) = (kind, id, stamp) }

  init(_ conflict: VersionConflict) {
    self.init(kind: conflict.kind, id: conflict.loser.id, stamp: conflict.loser.stamp)
  }
}

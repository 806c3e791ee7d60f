public import FastiRecords
import FastiTransfer

extension SQLiteStore {
  /// The versions that lost to concurrent ones, newest first.
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
      let dismissed = try connection.rows("SELECT kind || ' ' || hex(id) || ' ' || stamp FROM dismissed") { $0.text() }
      if !dismissed.isEmpty { found = found.filter { !dismissed.contains($0.place) } }
      return found.sorted { $0.loser.stamp > $1.loser.stamp }
    }
  }

  /// Writes the content of a version that lost.
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

  /// Removes a conflict from the list. Pages are kept by the latest stamp, and show whether there are conflicts.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func dismiss(_ conflict: VersionConflict) throws(StoreError) {
    try changing(newChange(""), carries: true) { transaction throws(StoreError) in
      try transaction.connection.dismiss(conflict)
      _ = try transaction.tick()
    }
  }
}

extension Connection {
  fileprivate func dismiss(_ conflict: VersionConflict) throws(StoreError) {
    try run("INSERT INTO dismissed (kind, id, stamp) VALUES (?, ?, ?) ON CONFLICT DO NOTHING") {
      $0.write(text: conflict.kind)
      $0.write(id: conflict.loser.id)
      $0.write(stamp: conflict.loser.stamp)
    }
  }
}

extension VersionConflict {
  /// The version as the table of dismissed ones names it.
  fileprivate var place: String {
    let digits = loser.id.text.split(separator: "-").joined().uppercased()
    return "\(kind) \(digits) \(loser.stamp.text)"
  }
}

internal import FastiRecords
internal import FastiTransfer

extension Connection {
  /// Changes with their versions, without settings that are not synced.
  func synced(_ changes: [AuthoredChange]) throws(StoreError) -> [SyncedChange] {
    if changes.isEmpty { return [] }
    let filled = try contentMark().tables
    let kinds = RecordKinds.all.filter { $0.reach == .synced && filled.contains($0.table) }
    let hasCounts = try first("SELECT 1 FROM tally LIMIT 1") { $0.integer() } != nil
    let hasForeign = try first("SELECT 1 FROM foreign_version LIMIT 1") { $0.integer() } != nil
    var all: [SyncedChange] = []
    all.reserveCapacity(changes.count)
    for change in changes {
      var synced = SyncedChange(change: change)
      for kind in kinds {
        let rows = try rows(sql(of: kind).written) {
          $0.write(id: change.change.id)
        } read: {
          $0.versionRow(kind)
        }
        for row in rows where !row.staysHere(kind) {
          let earlier = hasCounts ? try earlier(than: row, kind) : 0
          synced.versions.append(SyncedVersion(kind: kind.table, row: row, earlier: earlier))
        }
      }
      if hasForeign { synced.foreign = try foreignVersions(of: change.change.id) }
      all.append(synced)
    }
    return all
  }

  private func earlier(than row: VersionRow, _ kind: RecordKind) throws(StoreError) -> Int {
    try first("SELECT earlier FROM tally WHERE kind = ? AND id = ? AND stamp = ?") {
      $0.write(text: kind.table)
      $0.write(id: row.id)
      $0.write(stamp: row.stamp)
    } read: {
      Int($0.integer())
    } ?? 0
  }

  private func foreignVersions(of change: RecordID) throws(StoreError) -> [ForeignVersion] {
    try rows("SELECT kind, id, stamp, deleted, body FROM foreign_version WHERE change = ?") {
      $0.write(id: change)
    } read: { row in
      let kind = row.text()
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      return ForeignVersion(kind: kind, id: id, stamp: stamp, deleted: row.flag(), body: row.text())
    }
  }

  /// Whether a space has all changes, if that is known: the sum of the changes is what it was when the space had all of them.
  func hasSentAll(to space: RecordID) throws(StoreError) -> Bool {
    let known = try first("SELECT value FROM meta WHERE key = ?") {
      $0.write(text: Self.sentKey(space))
    } read: {
      $0.text()
    }
    return try known == changeSum()
  }

  /// Notes that a space has all changes.
  func noteSentAll(to space: RecordID) throws(StoreError) {
    let sum = try changeSum()
    try run("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value") {
      $0.write(text: Self.sentKey(space))
      $0.write(text: sum)
    }
  }

  /// Forgets that a space has all changes.
  func forgetSent(to space: RecordID) throws(StoreError) {
    try run("DELETE FROM meta WHERE key = ?") { $0.write(text: Self.sentKey(space)) }
  }

  private static func sentKey(_ space: RecordID) -> String { "sent:\(space.text)" }
}

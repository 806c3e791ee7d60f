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
      row.foreignVersion()
    }
  }

  /// The versions of kinds that this program does not know, with stamps after a given one.
  func foreignVersions(after stamp: Stamp) throws(StoreError) -> [ForeignVersion] {
    try rows("SELECT kind, id, stamp, deleted, body FROM foreign_version WHERE stamp > ?") {
      $0.write(stamp: stamp)
    } read: { row in
      row.foreignVersion()
    }
  }

  /// Notes that a space has a change that was received again, unless this store has versions of it that the space lacks, so that
  /// it must be sent: devices that mended their clocks gave the versions different stamps.
  /// - Parameter isLonger: Whether some of its versions were new.
  func noteAgain(_ received: SyncedChange, in space: RecordID, isLonger: Bool) throws(StoreError) {
    let id = received.change.change.id
    let isKnown =
      try first("SELECT 1 FROM sync_known WHERE space = ? AND change = ?") {
        $0.write(id: space)
        $0.write(id: id)
      } read: {
        $0.integer()
      } != nil
    if isKnown, !isLonger { return }
    let stored = try synced([received.change])
    if !isKnown, stored.allSatisfy({ received.contains(versionsOf: $0) }) {
      try noteKnown(id, in: space, mine: false)
    }
    guard isLonger else { return }
    // The new versions are sent to the other spaces; and to this one those that it has with other stamps.
    let isEnough = !stored.contains { received.differs(from: $0) }
    try run("DELETE FROM sync_known WHERE change = ?1 AND NOT (space = ?2 AND ?3)") {
      $0.write(id: id)
      $0.write(id: space)
      $0.write(flag: isEnough)
    }
    try forgetSent()
  }

  /// Forgets for every space that it has the changes with stamps after a given one, and what was received from it: their
  /// versions get other stamps, which are sent, and those with the former ones are received again.
  func forgetKnown(after stamp: Stamp) throws(StoreError) {
    for table in RecordKinds.all.map(\.table) + ["foreign_version"] {
      try run("DELETE FROM sync_known WHERE change IN (SELECT change FROM \(table) WHERE stamp > ?)") {
        $0.write(stamp: stamp)
      }
    }
    try run("DELETE FROM sync_segment WHERE owner = 0")
    try run("UPDATE sync_space SET segment = 0")
    try forgetSent()
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

  /// Forgets for every space that it has all changes.
  private func forgetSent() throws(StoreError) { try run("DELETE FROM meta WHERE key LIKE 'sent:%'") }

  private static func sentKey(_ space: RecordID) -> String { "sent:\(space.text)" }
}

extension Row {
  /// The version in `kind, id, stamp, deleted, body`.
  fileprivate mutating func foreignVersion() -> ForeignVersion? {
    let kind = text()
    guard let id = id(), let stamp = stamp() else { return nil }
    return ForeignVersion(kind: kind, id: id, stamp: stamp, deleted: flag(), body: text())
  }
}

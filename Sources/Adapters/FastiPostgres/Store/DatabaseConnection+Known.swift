internal import FastiRecords
internal import FastiTransfer

/// A change that was received and was there already.
struct ReceivedAgain {
  let change: SyncedChange
  /// Whether some of its versions were new.
  let isLonger: Bool

  var id: RecordID { change.change.change.id }
}

extension DatabaseConnection {
  /// Notes that a space has changes that were received again, unless this store has versions of them that the space lacks, so that
  /// they must be sent: devices that mended their clocks gave the versions different stamps.
  func note(_ received: [ReceivedAgain], in space: RecordID) throws(StoreError) {
    if received.isEmpty { return }
    let known = try rows(
      "SELECT change FROM sync_known WHERE space_id = $1 AND space = $2 AND change = ANY ($3::uuid[])"
    ) {
      $0.write(id: space)
      $0.write(ids: received.map { $0.id })
    } read: {
      $0.id()
    }
    let open = received.filter { $0.isLonger || !known.contains($0.id) }
    var (complete, differing): ([RecordID], [RecordID]) = ([], [])
    for (one, stored) in zip(open, try synced(open.map { $0.change.change })) {
      if one.isLonger, one.change.differs(from: stored) { differing.append(one.id) }
      if !known.contains(one.id), one.change.contains(versionsOf: stored) { complete.append(one.id) }
    }
    // The new versions are sent to the other spaces; and to this one those that it has with other stamps.
    let longer = open.filter { $0.isLonger }.map { $0.id }
    if !longer.isEmpty {
      try run(
        """
        DELETE FROM sync_known WHERE space_id = $1 AND change = ANY ($3::uuid[])
        AND (space <> $2 OR change = ANY ($4::uuid[]))
        """
      ) {
        $0.write(id: space)
        $0.write(ids: longer)
        $0.write(ids: differing)
      }
    }
    noteKnown(complete, in: space, mine: false)
  }

  /// The versions of kinds that this program does not know, with stamps after a given one.
  func foreignVersions(after stamp: Stamp) throws(StoreError) -> [ForeignVersion] {
    try rows("SELECT kind, id, stamp, deleted, body FROM foreign_version WHERE space_id = $1 AND stamp > $2") {
      $0.write(stamp: stamp)
    } read: { row in
      let kind = row.text()
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      return ForeignVersion(kind: kind, id: id, stamp: stamp, deleted: row.flag(), body: row.text())
    }
  }

  /// The number of versions of a change that this program does not know.
  func foreignCount(of change: RecordID) throws(StoreError) -> Int {
    try first("SELECT count(*) FROM foreign_version WHERE space_id = $1 AND change = $2") {
      $0.write(id: change)
    } read: {
      Int($0.integer())
    } ?? 0
  }

  /// Forgets for every space that it has the changes with stamps after a given one, and what was received from it: their
  /// versions get other stamps, which are sent, and those with the former ones are received again.
  func forgetKnown(after stamp: Stamp) throws(StoreError) {
    for table in RecordKinds.all.map(\.table) + ["foreign_version"] {
      try run(
        """
        DELETE FROM sync_known WHERE space_id = $1
        AND change IN (SELECT change FROM \(table) WHERE space_id = $1 AND stamp > $2)
        """
      ) { $0.write(stamp: stamp) }
    }
    try run("DELETE FROM sync_segment WHERE space_id = $1 AND owner = 0")
    try run("UPDATE sync_space SET segment = 0 WHERE space_id = $1")
  }
}

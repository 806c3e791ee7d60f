public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// What a compaction would drop. Writes nothing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan {
    try reading { connection throws(StoreError) in try connection.compactionPlan(before: stamp) }
  }

  /// Drops versions before a stamp that were replaced by a later version, also before it.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func compact(before stamp: Stamp, _ progress: Progress) throws(StoreError) -> CompactionPlan {
    try writing(as: .keeper) { connection throws(StoreError) in
      let plan = try connection.compactionPlan(before: stamp)
      if plan.total == 0 { return plan }
      let all = plan.dropped.reduce(0) { $0 + $1.versions }
      var done = 0
      for kind in RecordKinds.all {
        progress(done, of: all)
        try connection.count(connection.sql(of: kind), before: plan.before)
        try connection.drop(connection.sql(of: kind), before: plan.before)
        done += plan.dropped.first { $0.kind == kind.table }?.versions ?? 0
      }
      progress(done, of: all)
      let former = try connection.stamp(.compacted) ?? plan.before
      try connection.note(.compacted, max(former, plan.before).text)
      return plan
    }
  }
}

extension DatabaseConnection {
  /// Drops the versions of the plan, and subtracts their stored hashes from the sum. So earlier damage, or a missing
  /// row, is still found afterwards.
  fileprivate func drop(_ sql: SpaceKindSQL, before cut: Stamp) throws(StoreError) {
    var sum = VersionSum()
    for hash in try rows(sql.droppedHashes, { $0.write(stamp: cut) }, read: { $0.bytes() }) where hash.count == 32 {
      sum.subtract(hash)
    }
    try run(sql.drop) { $0.write(stamp: cut) }
    if sum.count != 0 { try note(sum, of: sql.kind.table) }
  }

  /// Stores how many versions each thing had before the oldest one that a compaction keeps, because they cannot be
  /// counted afterwards.
  fileprivate func count(_ sql: SpaceKindSQL, before cut: Stamp) throws(StoreError) {
    let kept = try rows(sql.oldestKept) {
      $0.write(stamp: cut)
    } read: { row -> (id: RecordID, stamp: Stamp, present: Int)? in
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      return (id, stamp, Int(row.integer()))
    }
    if kept.isEmpty { return }
    let known = Dictionary(grouping: try compactedCounts(sql, upTo: SpaceKindSQL.present), by: \.id)
    for (id, stamp, present) in kept {
      let gone = CompactedCount.gone((known[id] ?? []).filter { $0.stamp <= stamp })[id] ?? 0
      try note(CompactedCount(id: id, stamp: stamp, earlier: present + gone, present: 0), sql)
      try run(sql.dropCompactedCounts) {
        $0.write(id: id)
        $0.write(stamp: stamp)
      }
    }
  }

  /// The stamp up to which versions are dropped: the given one, but at most that of the latest change, so that it can
  /// still be undone.
  fileprivate func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan {
    let latest = try first(
      "SELECT stamp FROM change WHERE space_id = $1 AND brought IS NULL ORDER BY stamp DESC LIMIT 1"
    ) { $0.stamp() }
    // What other devices do not have yet stays, and so does what a device of this server has not fetched, unless it was away for
    // half a year before that moment.
    let unsent = try firstUnsent() ?? stamp
    let awaited = try firstAwaited(since: stamp.milliseconds - 180 * 86_400_000) ?? stamp
    var cut = min(stamp, latest ?? Stamp(milliseconds: 0), unsent, awaited)
    // A change that can still be undone may have brought earlier versions, such as a restore.
    while let brought = try firstBrought(since: cut) { cut = brought }
    var dropped: [CompactionPlan.Dropped] = []
    for kind in RecordKinds.all {
      let counts = try first(sql(of: kind).droppable) {
        $0.write(stamp: cut)
      } read: { row -> (Int, Int)? in
        (Int(row.integer()), Int(row.integer()))
      }
      guard let (versions, all) = counts, versions > 0 else { continue }
      dropped.append(CompactionPlan.Dropped(kind: kind.table, versions: versions, kept: all - versions))
    }
    return CompactionPlan(before: cut, dropped: dropped)
  }

  /// The stamp of the first version before a cut that a change from the cut on brought, and that replaced a version of
  /// another change: undoing the change needs the replaced version.
  private func firstBrought(since cut: Stamp) throws(StoreError) -> Stamp? {
    var first: Stamp?
    for kind in RecordKinds.all {
      let stamp = try self.first(sql(of: kind).firstBrought) {
        $0.write(stamp: cut)
      } read: {
        $0.stamp()
      }
      if let stamp { first = min(first ?? stamp, stamp) }
    }
    return first
  }
}

public import FastiRecords
import FastiTransfer

extension SQLiteStore {
  /// What mending the clock would move. Writes nothing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func clockMendingPlan() throws(StoreError) -> ClockRepair {
    try reading { connection throws(StoreError) in try StampRepair(connection, now: clock.now).plan() }
  }

  /// Gives new stamps, in the same order, to the rows with stamps more than 24 hours ahead of the clock.
  ///
  /// It makes a copy of the store first; the rest is one transaction, so a killed program leaves the store unchanged or
  /// mended.
  /// - Throws: `corrupt` if a row does not have its stored hash: with a new stamp the damage could not be found any
  ///   more.
  public func mendClock(_ progress: Progress) throws(StoreError) -> ClockRepair {
    let planned = try clockMendingPlan()
    if planned.isEmpty { return planned }
    let copy = try writable().telling(progress) { () throws(StoreError) in
      try keepCopy(as: folder.copyBeforeMending)
    }
    return try writing(settles: true) { connection throws(StoreError) in
      let mending = try StampRepair(connection, now: clock.now)
      var plan = try mending.plan()
      plan.safetyCopy = copy
      var steps = Steps(all: plan.versions + plan.changes, progress: progress)
      try mending.write(&steps)
      return plan
    }
  }
}

/// The number of rows that were moved, and of all rows to move.
private struct Steps {
  private var done = 0
  private let all: Int
  private let progress: Progress

  init(all: Int, progress: Progress) {
    self.all = all
    self.progress = progress
    progress(0, of: all)
  }

  mutating func next() {
    done += 1
    progress(done, of: all)
  }
}

/// A mending of the clock, within one transaction.
private struct StampRepair {
  private let connection: Connection
  private let now: Int64
  private let limit: Stamp
  private let stamps: MendedStamps

  /// The tables with stamps whose rows have no hash.
  private static let plain = ["tally", "foreign_version", "dismissed"]

  init(_ connection: Connection, now: Int64) throws(StoreError) {
    self.connection = connection
    self.now = now
    limit = StampClock.limit(now: now)
    var ahead: [Stamp] = []
    var kept = Stamp(milliseconds: 0)
    for table in HashedTable.all.map({ $0.kind.table }) + Self.plain {
      ahead += try connection.rows("SELECT DISTINCT stamp FROM \(table) WHERE stamp > ?") { [limit] in
        $0.write(stamp: limit)
      } read: {
        $0.stamp()
      }
      let greatest = try connection.first("SELECT stamp FROM \(table) WHERE stamp <= ? ORDER BY stamp DESC LIMIT 1") {
        [limit] in
        $0.write(stamp: limit)
      } read: {
        $0.stamp()
      }
      kept = max(kept, greatest ?? kept)
    }
    // Only versions that are ahead name versions that are.
    for kind in ahead.isEmpty ? [] : RecordKinds.all {
      let lineages = try connection.rows("SELECT replaces, ages FROM \(kind.table) WHERE stamp > ?") { [limit] in
        $0.write(stamp: limit)
      } read: {
        $0.lineage()
      }
      for lineage in lineages { ahead += lineage.stamps.filter { [limit] in $0 > limit } }
    }
    for version in try connection.foreignVersions(after: limit) {
      ahead += version.lineage.stamps.filter { [limit] in $0 > limit }
    }
    stamps = MendedStamps(ahead, after: kept, now: now)
  }

  func plan() throws(StoreError) -> ClockRepair {
    var plan = ClockRepair(former: try connection.latestStamp(), latest: stamps.latest, now: now)
    if plan.isEmpty { return plan }
    for table in HashedTable.all {
      let count = try connection.first("SELECT count(*) FROM \(table.kind.table) WHERE stamp > ?") {
        $0.write(stamp: limit)
      } read: {
        Int($0.integer())
      }
      guard let count, count > 0 else { continue }
      if table.kind.table == HashedTable.changes.kind.table {
        plan.changes = count
      } else {
        plan.moved.append(ClockRepair.Count(kind: table.kind.table, versions: count))
      }
    }
    return plan
  }

  func write(_ steps: inout Steps) throws(StoreError) {
    try connection.forgetKnown(after: limit)
    for table in HashedTable.all { try move(table, &steps) }
    for version in try connection.foreignVersions(after: limit) {
      try connection.run("UPDATE foreign_version SET body = ? WHERE kind = ? AND id = ? AND stamp = ?") {
        $0.write(text: version.body(moving: { stamps($0) }))
        $0.write(text: version.kind)
        $0.write(id: version.id)
        $0.write(stamp: version.stamp)
      }
    }
    for table in Self.plain {
      let ahead = try connection.rows("SELECT DISTINCT stamp FROM \(table) WHERE stamp > ?") {
        $0.write(stamp: limit)
      } read: {
        $0.stamp()
      }
      for stamp in ahead {
        try connection.run("UPDATE \(table) SET stamp = ? WHERE stamp = ?") {
          $0.write(stamp: stamps(stamp))
          $0.write(stamp: stamp)
        }
      }
    }
    try connection.run("UPDATE shipped_edition SET since = min(since, ?)") { $0.write(integer: now) }
    if let compacted = try connection.stamp(.compacted) {
      try connection.note(.compacted, stamps.bound(compacted).text)
    }
    try connection.note(.clock, stamps.latest.text)
    try connection.note(.mended, stamps.latest.text)
  }

  /// Moves the rows of a table, and changes its sum by the difference of their hashes.
  private func move(_ table: HashedTable, _ steps: inout Steps) throws(StoreError) {
    let name = table.kind.table
    let isOfChanges = name == HashedTable.changes.kind.table
    var sum = VersionSum()
    for row in try table.rows(in: connection, after: limit) {
      let kept = table.hash(row)
      guard row.kept == kept else {
        throw .corrupt(path: connection.path, detail: .altered(of: name))
      }
      var moved = row
      moved.stamp = stamps(row.stamp)
      // The first value of a change's row is the time at which it was requested.
      if isOfChanges, case .integer(let time) = row.values[0] { moved.values[0] = .integer(min(time, now)) }
      let hash = table.hash(moved)
      try connection.run("UPDATE \(name) SET stamp = ?, hash = ? WHERE id = ? AND stamp = ?") {
        $0.write(stamp: moved.stamp)
        $0.write(bytes: hash)
        $0.write(id: row.id)
        $0.write(stamp: row.stamp)
      }
      if !isOfChanges { try moveLineage(of: moved, name) }
      if isOfChanges {
        try connection.run("UPDATE change SET time = ? WHERE id = ?") {
          $0.write(anything: moved.values[0])
          $0.write(id: row.id)
        }
      }
      sum.subtract(kept)
      sum.add(hash)
      steps.next()
    }
    if sum != VersionSum() { try connection.note(sum, of: name) }
  }

  /// Moves the stamps in the lineage of a version.
  private func moveLineage(of row: HashedTable.ReadRow, _ table: String) throws(StoreError) {
    let former = try connection.first("SELECT replaces, ages FROM \(table) WHERE id = ? AND stamp = ?") {
      $0.write(id: row.id)
      $0.write(stamp: row.stamp)
    } read: {
      $0.lineage()
    }
    guard let moved = former?.moved({ stamps($0) }), moved != .unknown else { return }
    try connection.run("UPDATE \(table) SET replaces = ?, ages = ? WHERE id = ? AND stamp = ?") {
      $0.write(anything: moved.replaces.map { .text($0.text) } ?? .nothing)
      $0.write(anything: moved.since.map { .text($0) } ?? .nothing)
      $0.write(id: row.id)
      $0.write(stamp: row.stamp)
    }
  }
}

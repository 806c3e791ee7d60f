public import FastiRecords
import FastiTransfer

extension SQLiteStore {
  /// Stores changes of other devices in one transaction, each as a whole or not at all; then writes the merged content
  /// of concurrent versions.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func receive(
    _ changes: [SyncedChange], from space: RecordID, segments: [String: [RecordID]]
  ) throws(StoreError) -> SyncResult {
    var taken: SyncResult
    do throws(StoreError) {
      taken = try changing(newChange(""), carries: true) { transaction throws(StoreError) in
        try transaction.receive(changes, from: space, segments, oneByOne: false)
      }
    } catch {
      guard error.isOfOneChange else { throw error }
      // One of them is refused, which is rare: all are taken again, each by itself.
      taken = try changing(newChange(""), carries: true) { transaction throws(StoreError) in
        try transaction.receive(changes, from: space, segments, oneByOne: true)
      }
    }
    guard !taken.erased.isEmpty else { return taken }
    var erasure = Erasure()
    let connection = try writable()
    try connection.run("PRAGMA secure_delete=ON")
    try connection.run("PRAGMA temp_store=MEMORY")
    defer { _ = try? connection.run("PRAGMA secure_delete=OFF") }
    try finishErasing(&erasure, connection, .none)
    taken.erased = Array(Set(taken.erased)).sorted()
    return taken
  }
}

extension Transaction {
  fileprivate func receive(
    _ changes: [SyncedChange], from space: RecordID, _ segments: [String: [RecordID]], oneByOne: Bool
  ) throws(StoreError) -> SyncResult {
    try introduce(changes.map(\.change))
    var taken = SyncResult()
    for change in changes {
      if !oneByOne {
        if try receive(change, from: space, &taken) { taken.new += 1 }
        continue
      }
      // Earlier merges stay valid when this change is refused.
      let (sums, stamps, met, hasErased) = (self.sums, self.stamps, self.met, self.hasErased)
      let (present, brought, stored) = (self.present, self.brought, self.stored)
      try connection.run("SAVEPOINT taking")
      do throws(StoreError) {
        if try receive(change, from: space, &taken) { taken.new += 1 }
        try connection.run("RELEASE taking")
      } catch {
        guard error.isOfOneChange else { throw error }
        try connection.run("ROLLBACK TO taking")
        try connection.run("RELEASE taking")
        (self.sums, self.stamps, self.met, self.hasErased) = (sums, stamps, met, hasErased)
        (self.present, self.brought, self.stored) = (present, brought, stored)
        taken.refused.append(SyncResult.Refusal(change: change.change.change.id, error: error))
      }
    }
    let refused = Set(taken.refused.compactMap(\.change))
    for (name, ids) in segments where refused.isDisjoint(with: ids) {
      try connection.noteSegment(name, of: space, .other)
    }
    taken.joined = try join()
    taken.revisions = try number(for: space)
    // Received versions may be older than the latest one here, but pages are cached by the latest stamp, and their
    // content has changed.
    if taken.new > 0 { _ = try tick() }
    return taken
  }

  /// Gives revisions to the changes that were stored, if devices sync with this space: then it does not have to be searched for
  /// changes without one.
  /// - Returns: The newest revisions before and after; nil where some changes have none.
  private func number(for space: RecordID) throws(StoreError) -> ClosedRange<Int>? {
    // Changes that have none yet come first; they get theirs later, and these with them.
    guard try connection.servedSpace() == space, try connection.isNumbered() else { return nil }
    let before = try connection.revision()
    if brought.isEmpty { return before...before }
    numbersAll = true
    for change in brought {
      try connection.run("INSERT INTO served_change (change) VALUES (?)") { $0.write(id: change) }
    }
    return before...(try connection.revision())
  }

  private func receive(
    _ synced: SyncedChange, from space: RecordID, _ taken: inout SyncResult
  ) throws(StoreError) -> Bool {
    let change = synced.change
    // A change without versions that this program stores is also passed on to other devices.
    let isNew = try bring(change)
    var isLonger = false
    for version in synced.versions {
      guard let type = RecordKinds.record(named: version.kind) else { continue }
      let kind = type.kind
      guard version.row.isValid(as: type) else {
        throw .refusedRecord(kind: version.kind, detail: .columns)
      }
      if version.row.staysHere(kind) { continue }
      if try merge(version.row, of: kind, earlier: version.earlier, by: change.change.id) { isLonger = true }
      if version.row.deleted, kind.isBlank(version.row), change.change.action?.verb == .erase,
        try erase(version.row.id, kind, upTo: version.row.stamp)
      {
        taken.erased.append(version.row.id)
      }
      if let file = version.file, case .text(let name)? = version.row.fileName(kind) {
        try connection.noteAwaited(name, file, of: space)
      }
    }
    for version in synced.foreign where try keep(version, by: change.change.id) { isLonger = true }
    if isNew {
      try connection.noteKnown(change.change.id, in: space, mine: false)
    } else {
      try connection.noteAgain(synced, in: space, isLonger: isLonger)
    }
    return isNew
  }

  /// - Returns: Whether it was new.
  private func keep(_ version: ForeignVersion, by author: RecordID) throws(StoreError) -> Bool {
    try accept(version.stamp)
    let written = try connection.run(
      """
      INSERT INTO foreign_version (kind, id, stamp, deleted, change, body) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """
    ) {
      $0.write(text: version.kind)
      $0.write(id: version.id)
      $0.write(stamp: version.stamp)
      $0.write(flag: version.deleted)
      $0.write(id: author)
      $0.write(text: version.body)
    }
    return written > 0
  }

  /// Writes the merged content of each thing, as changes that are the same on every device.
  /// - Returns: How many versions it wrote.
  private func join() throws(StoreError) -> Int {
    var count = 0
    var seen: Set<Met> = []
    for thing in met where seen.insert(thing).inserted {
      let sql = connection.sql(of: thing.kind)
      while let row = VersionMerge(try connection.versionRows(of: thing.id, sql), of: thing.kind).joined() {
        let (sums, stamps, present) = (self.sums, self.stamps, self.present)
        let (brought, stored) = (self.brought, self.stored)
        try connection.run("SAVEPOINT joining")
        do throws(StoreError) {
          let author = VersionMerge.change(of: row, thing.kind)
          try introduce([author])
          try bring(author)
          try insert(row, of: thing.kind, by: VersionOrigin(change: author.change.id, brought: author.change.id))
          self.stamps?.observe(row.stamp)
          try connection.run("RELEASE joining")
          count += 1
        } catch {
          // The table does not allow both: the greater version stays, and the other is listed as a conflict.
          guard error.isOfOneChange else { throw error }
          try connection.run("ROLLBACK TO joining")
          try connection.run("RELEASE joining")
          (self.sums, self.stamps, self.present) = (sums, stamps, present)
          (self.brought, self.stored) = (brought, stored)
          break
        }
      }
    }
    return count
  }
}

public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// Takes changes of other devices in one transaction, each wholly or not at all; then writes what versions that were
  /// written beside each other say together.
  ///
  /// What another device erased is taken out of the tables in the same transaction. The pages of the tables are written anew by
  /// the next erasure, which the owner of the tables makes.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func receive(
    _ changes: [SyncedChange], from space: RecordID, segments: [String: [RecordID]]
  ) throws(StoreError) -> SyncResult {
    var taken: SyncResult
    do throws(StoreError) { taken = try receive(changes, from: space, segments, oneByOne: false) } catch {
      guard error.isOfOneChange else { throw error }
      // One of them is refused, seldom enough to take all again, each by itself.
      taken = try receive(changes, from: space, segments, oneByOne: true)
    }
    taken.erased = Array(Set(taken.erased)).sorted()
    return taken
  }

  private func receive(
    _ changes: [SyncedChange], from space: RecordID, _ segments: [String: [RecordID]], oneByOne: Bool
  ) throws(StoreError) -> SyncResult {
    try changing(newChange(""), receiving: Absent(of: changes)) { transaction throws(StoreError) in
      try transaction.receive(changes, from: space, segments, oneByOne: oneByOne)
    }
  }
}

extension SpaceTransaction {
  /// Without `oneByOne` nothing is sent before it must be, so a refusal is thrown by the commit at the latest.
  fileprivate func receive(
    _ changes: [SyncedChange], from space: RecordID, _ segments: [String: [RecordID]], oneByOne: Bool
  ) throws(StoreError) -> SyncResult {
    try introduce(changes.map(\.change))
    var taken = SyncResult()
    var known: [RecordID] = []
    var again: [ReceivedAgain] = []
    for change in changes {
      let id = change.change.change.id
      let before = taken
      var repeated: ReceivedAgain?
      var refusal: StoreError?
      if oneByOne {
        refusal = try trying("taking") { () throws(StoreError) in repeated = try take(change, from: space, &taken) }
      } else {
        repeated = try take(change, from: space, &taken)
      }
      guard let refusal else {
        if let repeated { again.append(repeated) } else { known.append(id) }
        continue
      }
      // The table may refuse what was counted already.
      taken = before
      taken.refused.append(SyncResult.Refusal(change: id, error: refusal))
    }
    connection.noteKnown(known, in: space, mine: false)
    try connection.note(again, in: space)
    let refused = Set(taken.refused.compactMap(\.change))
    for (name, ids) in segments where refused.isDisjoint(with: ids) {
      try connection.noteSegment(name, of: space, .other)
    }
    taken.joined = try join()
    taken.revisions = try number(for: space)
    // What came may be older than what is here; pages are known by the latest stamp, and they are others now.
    if taken.new > 0 { _ = try tick() }
    return taken
  }

  /// Does something that may be refused: what was written before it stays valid then.
  /// - Returns: The refusal; nil where it was done.
  /// - Throws: What concerns more than one change.
  private func trying(_ savepoint: String, _ body: () throws(StoreError) -> Void) throws(StoreError) -> StoreError? {
    let (sums, stamps, met, hasErased) = (self.sums, self.stamps, self.met, self.hasErased)
    let (stored, brought, facts) = (stored, brought, connection.facts)
    try connection.flush()
    connection.later("SAVEPOINT \(savepoint)")
    do throws(StoreError) {
      try body()
      connection.later("RELEASE \(savepoint)")
      try connection.flush()
      return nil
    } catch {
      guard error.isOfOneChange else { throw error }
      // The savepoint may be among what was not sent.
      let isSent = !connection.waiting.begin(with: "SAVEPOINT \(savepoint)")
      connection.waiting = WaitingStatements()
      if isSent { try connection.script("ROLLBACK TO \(savepoint); RELEASE \(savepoint)") }
      (self.sums, self.stamps, self.met, self.hasErased) = (sums, stamps, met, hasErased)
      (self.stored, self.brought, connection.facts) = (stored, brought, facts)
      return error
    }
  }

  /// Gives revisions to the changes that were stored, if devices sync with this space: then it does not have to be searched for
  /// changes without one.
  /// - Returns: The newest revisions before and after; nil where some changes have none.
  private func number(for space: RecordID) throws(StoreError) -> ClosedRange<Int>? {
    guard let served, served.space == space else { return nil }
    // Changes that have none yet come first; they get theirs later, and these with them.
    guard try connection.isNumbered(upTo: served.revision) else { return nil }
    if brought.isEmpty { return served.revision...served.revision }
    // A number is given once, also where its change is gone.
    let given = try connection.fact(.revised).flatMap { Int($0) } ?? 0
    let ids = brought
    connection.later(
      """
      INSERT INTO served_change (space_id, revision, change)
      SELECT $1, $2 + place, id FROM unnest($3::uuid[]) WITH ORDINALITY AS stored (id, place)
      """
    ) {
      $0.write(integer: Int64(given))
      $0.write(ids: ids)
    }
    try connection.note(.revised, "\(given + ids.count)")
    numbered = given + ids.count
    return served.revision...(given + ids.count)
  }

  /// - Returns: The change where it was there already.
  private func take(
    _ synced: SyncedChange, from space: RecordID, _ taken: inout SyncResult
  ) throws(StoreError) -> ReceivedAgain? {
    let change = synced.change
    let isNew = try lacks(change.change.id)
    // Also a change without versions that this program stores is handed on.
    try bring(change)
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
        connection.noteAwaited(name, file, of: space)
      }
    }
    for version in synced.foreign where try keep(version, by: change.change.id, isNew) { isLonger = true }
    if !isNew { return ReceivedAgain(change: synced, isLonger: isLonger) }
    taken.new += 1
    return nil
  }

  /// - Returns: Whether it was new; of a new change this is not asked.
  private func keep(_ version: ForeignVersion, by author: RecordID, _ isOfNew: Bool) throws(StoreError) -> Bool {
    try accept(version.stamp)
    let before = try isOfNew ? 0 : connection.foreignCount(of: author)
    connection.later(
      """
      INSERT INTO foreign_version (space_id, kind, id, stamp, deleted, change, body) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT DO NOTHING
      """
    ) {
      $0.write(text: version.kind)
      $0.write(id: version.id)
      $0.write(stamp: version.stamp)
      $0.write(boolean: version.deleted)
      $0.write(id: author)
      $0.write(text: version.body)
    }
    if isOfNew { return false }
    return try connection.foreignCount(of: author) > before
  }

  /// Writes what the versions of each thing say together, as changes that every device makes alike.
  /// - Returns: How many versions it wrote.
  private func join() throws(StoreError) -> Int {
    var count = 0
    var seen: Set<Met> = []
    for thing in met where seen.insert(thing).inserted {
      let sql = connection.sql(of: thing.kind)
      while let row = VersionMerge(try connection.versionRows(of: thing.id, sql), of: thing.kind).joined() {
        let refusal = try trying("joining") { () throws(StoreError) in
          let author = VersionMerge.change(of: row, thing.kind)
          try introduce([author])
          try bring(author)
          try insert(row, of: thing.kind, by: SpaceOrigin(change: author.change.id, brought: author.change.id))
          stamps?.observe(row.stamp)
        }
        // The table does not allow both: the greater version stays, and the other is listed.
        if refusal != nil { break }
        count += 1
      }
    }
    return count
  }
}

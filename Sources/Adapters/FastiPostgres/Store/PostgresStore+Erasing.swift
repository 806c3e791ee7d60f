public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// What an erasure of those things would remove. Writes nothing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func erasurePlan(_ ids: [RecordID]) throws(StoreError) -> Erasure {
    try reading { connection throws(StoreError) in
      var erasure = try connection.erasure(of: ids)
      erasure.commands = try connection.spokenChanges(of: ids).count
      erasure.completesEarlier = try connection.fact(.erasing) != nil
      return erasure
    }
  }

  /// Removes the content of things from all their versions, the texts of their changes, and the pages of the tables. It
  /// stays in the write-ahead log of the server until that is recycled, and in backups of the database.
  ///
  /// The transaction notes that an erasure has begun. Then the tables are written anew, and the note is removed: if the
  /// program is killed in between, the next erasure completes it.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func erase(
    _ ids: [RecordID], as change: Change, removing removeFiles: () -> Void, _ progress: Progress
  ) throws(StoreError) -> Erasure {
    var tables: Set<String> = []
    func end(_ connection: DatabaseConnection) throws(StoreError) {
      // What waits may be refused too.
      try connection.flush()
      removeFiles()
    }
    let erasure = try changing(change, as: .keeper, ending: end) { transaction throws(StoreError) in
      let erasure = try transaction.erase(ids)
      tables = Set(erasure.things.map(\.kind)).union(["change", "delivery", "alarm_delivery"])
      if erasure.completesEarlier { tables.formUnion(RecordKinds.all.map(\.table)) }
      return erasure
    }
    if erasure.isEmpty { return erasure }
    let keeper = try keeper()
    for (done, table) in tables.sorted().enumerated() {
      progress(done, of: tables.count)
      try keeper.script("VACUUM (FULL) fasti.\(table)")
    }
    try writing(as: .keeper) { connection throws(StoreError) in try connection.forget(.erasing) }
    return erasure
  }
}

extension DatabaseConnection {
  /// The things with those ids, with the number of their versions.
  fileprivate func erasure(of ids: [RecordID]) throws(StoreError) -> Erasure {
    var erasure = Erasure()
    for kind in RecordKinds.all {
      for id in ids {
        let rows = try erasedRows(of: id, kind)
        guard let newest = rows.last else { continue }
        let label = try first(sql(of: kind).label) {
          $0.write(id: id)
        } read: {
          $0.text()
        }
        // An erased thing has no name any more.
        let name = newest.row.values == kind.blank ? id.text : label ?? ""
        erasure.things.append(Erasure.Thing(kind: kind.table, id: id, label: name, versions: rows.count))
      }
    }
    return erasure
  }

  /// The changes of things whose text may contain their content: command lines of older programs, and names in place of
  /// ids. They include command lines without remaining versions, because it is unknown which things they named.
  fileprivate func spokenChanges(of ids: [RecordID]) throws(StoreError) -> [ChangeTableRow] {
    var touched: Set<RecordID> = []
    for kind in RecordKinds.all {
      for id in ids {
        touched.formUnion(
          try rows("SELECT DISTINCT change FROM \(kind.table) WHERE space_id = $1 AND id = $2") {
            $0.write(id: id)
          } read: {
            $0.id()
          })
      }
    }
    let orphan = RecordKinds.all.map {
      "AND NOT EXISTS (SELECT 1 FROM \($0.table) WHERE space_id = $1 AND change = c.id)"
    }
    var found = try rows(
      "\(ChangeTableRow.select) AS c WHERE space_id = $1 AND command NOT LIKE ':%' \(orphan.joined(separator: " "))"
    ) {
      ChangeTableRow(&$0)
    }
    for id in touched.sorted() {
      if let noted = try change(id), !found.contains(where: { $0.change.id == id }) { found.append(noted) }
    }
    return found.filter { $0.change.isSpoken }
  }
}

extension SpaceTransaction {
  /// Blanks every version with content of those things, and the texts of their changes.
  fileprivate func erase(_ ids: [RecordID]) throws(StoreError) -> Erasure {
    var erasure = try connection.erasure(of: ids)
    erasure.completesEarlier = try connection.fact(.erasing) != nil
    if erasure.things.isEmpty { return erasure }
    for kind in RecordKinds.all {
      for thing in erasure.things where thing.kind == kind.table { try erase(thing.id, kind) }
    }
    erasure.commands = try eraseCommands(ids) { noted, text, hash throws(StoreError) in
      try write(text, into: noted, hash: hash)
    }
    // Where nothing was left to erase, nothing was written, and no stamp was given.
    if let stamps { try connection.note(.erased, stamps.latest.text) }
    try connection.note(.erasing, "1")
    return erasure
  }

  /// Blanks every version of a thing, and deletes it without content, which tells other devices to do the same.
  private func erase(_ id: RecordID, _ kind: RecordKind) throws(StoreError) {
    let rows = try connection.erasedRows(of: id, kind)
    guard let last = rows.last else { return }
    let isBlank = rows.allSatisfy { $0.row.values == kind.blank }
    // A former program blanked a thing that was deleted before, and did not tell other devices.
    if isBlank, try connection.change(last.origin.change)?.isErasure == true { return }
    let deletion = VersionRow(
      id: id, stamp: try tick(), deleted: true, values: kind.blank, lineage: Lineage(replaces: last.row.stamp))
    try insert(deletion, of: kind, by: SpaceOrigin(change: change.id, brought: nil))
    for erased in rows where erased.row.values != kind.blank { try blank(erased, of: kind) }
    try forgetDeliveries(of: id)
  }

  /// Removes the content from a version.
  private func blank(_ erased: ErasedRow, of kind: RecordKind) throws(StoreError) {
    let (sql, row) = (connection.sql(of: kind), erased.row)
    try connection.run(sql.remove) {
      $0.write(id: row.id)
      $0.write(stamp: row.stamp)
    }
    // The sum contains the stored hash; if there is none, the check uses the hash of the content.
    subtract(erased.hash.count == 32 ? erased.hash : sql.hashing.hash(row), from: kind.table)
    var lineage = row.lineage
    lineage.extra = nil
    let blank = VersionRow(id: row.id, stamp: row.stamp, deleted: row.deleted, values: kind.blank, lineage: lineage)
    try insert(blank, of: kind, by: erased.origin)
  }

  /// Takes the content out of the versions of a thing that another device erased, up to its erasure. The app may do that by
  /// functions of the owner of the tables alone, which give versions the content of that erasure.
  /// - Returns: Whether there was any.
  func erase(_ id: RecordID, _ kind: RecordKind, upTo stamp: Stamp) throws(StoreError) -> Bool {
    let rows = try connection.erasedRows(of: id, kind).filter { $0.row.stamp <= stamp }
    let whole = rows.filter { $0.row.values != kind.blank }
    guard !whole.isEmpty, let erased = rows.last, erased.row.deleted, erased.row.values == kind.blank else {
      return false
    }
    let hashing = connection.sql(of: kind).hashing
    for one in whole {
      var lineage = one.row.lineage
      lineage.extra = nil
      let blank = VersionRow(
        id: id, stamp: one.row.stamp, deleted: one.row.deleted, values: kind.blank, lineage: lineage)
      let isBlanked = try connection.first("SELECT blank_version($1, $2, $3, $4, $5, $6)") {
        $0.write(text: kind.table)
        $0.write(id: id)
        $0.write(stamp: one.row.stamp)
        $0.write(stamp: erased.row.stamp)
        $0.write(bytes: hashing.hash(blank))
      } read: {
        $0.flag()
      }
      guard isBlanked == true else { throw .noPermission(path: connection.name) }
      subtract(one.hash.count == 32 ? one.hash : hashing.hash(one.row), from: kind.table)
      add(hashing.hash(blank), to: kind.table)
    }
    _ = try eraseCommands([id]) { noted, _, hash throws(StoreError) in
      let isBlanked = try connection.first("SELECT blank_change($1, $2, $3)") {
        $0.write(id: noted.change.id)
        $0.write(bytes: hash)
      } read: {
        $0.flag()
      }
      guard isBlanked == true else { throw .noPermission(path: connection.name) }
    }
    try forgetDeliveries(of: id)
    try connection.note(.erased, stamp.text)
    try connection.note(.erasing, "1")
    return true
  }

  private func forgetDeliveries(of id: RecordID) throws(StoreError) {
    try connection.run("DELETE FROM delivery WHERE space_id = $1 AND reminder = $2") { $0.write(id: id) }
    try connection.run("DELETE FROM alarm_delivery WHERE space_id = $1 AND thing = $2") { $0.write(id: id) }
  }

  /// Writes a text into a change, as the owner of the tables may.
  private func write(_ text: String, into noted: ChangeTableRow, hash: [UInt8]) throws(StoreError) {
    try connection.run("UPDATE change SET command = $2, hash = $3 WHERE space_id = $1 AND id = $4") {
      $0.write(text: text)
      $0.write(bytes: hash)
      $0.write(id: noted.change.id)
    }
  }

  /// Takes the texts out of the changes of things.
  /// - Parameter write: Writes the text that stays, and its hash.
  /// - Returns: Of how many.
  private func eraseCommands(
    _ ids: [RecordID], _ write: (ChangeTableRow, _ text: String, _ hash: [UInt8]) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    let spoken = try connection.spokenChanges(of: ids)
    let table = SpaceTable.changes
    for noted in spoken {
      let former = try connection.first("SELECT hash FROM change WHERE space_id = $1 AND id = $2") {
        $0.write(id: noted.change.id)
      } read: {
        $0.bytes()
      }
      let kept = former ?? []
      subtract(kept.count == 32 ? kept : table.hash(of: noted, noted.change.command), from: table.kind.table)
      let text = ChangeAction(.erase, .change).text
      let hash = table.hash(of: noted, text)
      try write(noted, text, hash)
      add(hash, to: table.kind.table)
    }
    return spoken.count
  }
}

extension SpaceTable {
  /// The hash of a change with a text.
  fileprivate func hash(of noted: ChangeTableRow, _ text: String) -> [UInt8] {
    hashing.hash(id: noted.change.id, stamp: noted.stamp, deleted: false, values: noted.values(command: text))
  }
}

/// A version whose content is removed.
private struct ErasedRow {
  let row: VersionRow
  let origin: SpaceOrigin
  let hash: [UInt8]
}

extension DatabaseConnection {
  /// Every version of a thing, oldest first.
  fileprivate func erasedRows(of id: RecordID, _ kind: RecordKind) throws(StoreError) -> [ErasedRow] {
    try rows(sql(of: kind).origins) {
      $0.write(id: id)
    } read: { row in
      guard let change = row.id() else { return nil }
      let origin = SpaceOrigin(change: change, brought: row.id())
      let hash = row.bytes()
      guard let version = row.versionRow(kind) else { return nil }
      return ErasedRow(row: version, origin: origin, hash: hash)
    }
  }

  /// The stamp up to which a thing was erased: that of its last deletion without content; nil if it was not erased.
  func erasure(of id: RecordID, _ kind: RecordKind) throws(StoreError) -> Stamp? {
    try erasedRows(of: id, kind).last { $0.row.deleted && $0.row.values == kind.blank }?.row.stamp
  }

  /// Whether a thing was erased and not created again.
  func isErased(_ id: RecordID, _ kind: RecordKind) throws(StoreError) -> Bool {
    guard let last = try erasedRows(of: id, kind).last else { return false }
    return last.row.deleted && last.row.values == kind.blank
  }
}

public import FastiRecords
import FastiTransfer

extension SQLiteStore {
  /// What an erasure of those things would remove. Writes nothing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func erasurePlan(_ ids: [RecordID]) throws(StoreError) -> Erasure {
    try reading { connection throws(StoreError) in
      var erasure = try connection.erasure(of: ids)
      erasure.commands = try connection.spokenChanges(of: ids).count
      erasure.completesEarlier = try connection.fact(.erasing) != nil
      (erasure.copies, erasure.backups) = (folder.copies(), folder.backups())
      return erasure
    }
  }

  /// Removes the content of things from all their versions, the texts of their changes, and the files of the store.
  ///
  /// The transaction notes that an erasure has begun. Then copies, free pages and the log are erased, and the note is
  /// removed: if the program is killed in between, the next erasure completes it.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func erase(
    _ ids: [RecordID], as change: Change, removing removeFiles: () -> Void, _ progress: Progress
  ) throws(StoreError) -> Erasure {
    let connection = try writable()
    // Removed content is overwritten with zeros, and VACUUM works in memory instead of in a temporary file.
    try connection.run("PRAGMA secure_delete=ON")
    try connection.run("PRAGMA temp_store=MEMORY")
    defer { _ = try? connection.run("PRAGMA secure_delete=OFF") }
    var erasure = try changing(change, ending: removeFiles) { transaction throws(StoreError) in
      try transaction.erase(ids)
    }
    if erasure.isEmpty { return erasure }
    try finishErasing(&erasure, connection, progress)
    return erasure
  }

  /// Removes copies, and writes every page anew, so that no file contains the erased content.
  func finishErasing(_ erasure: inout Erasure, _ connection: Connection, _ progress: Progress) throws(StoreError) {
    erasure.backups = folder.backups()
    // A process that makes a copy holds the lock: after it every copy is found, or was made from the erased state.
    erasure.copies = try FileLock.hold(folder.lock, patience: patience) { () throws(StoreError) in
      let copies = folder.copies()
      for copy in copies { try SystemCall.remove(copy) }
      return copies
    }
    try folder.sync()
    // Every page is written anew, and the log, which contains the former pages, is truncated to zero.
    try connection.telling(progress) { () throws(StoreError) in _ = try connection.run("VACUUM") }
    erasure.isLogHeld = !(try emptyLog())
    if !erasure.isLogHeld { try connection.forget(.erasing) }
  }
}

extension Connection {
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
          try rows("SELECT DISTINCT change FROM \(kind.table) WHERE id = ?") {
            $0.write(id: id)
          } read: {
            $0.id()
          })
      }
    }
    let orphan = RecordKinds.all.map { "AND NOT EXISTS (SELECT 1 FROM \($0.table) WHERE change = c.id)" }
    var found = try rows("\(ChangeTableRow.select) AS c WHERE command NOT LIKE ':%' \(orphan.joined(separator: " "))") {
      ChangeTableRow(&$0)
    }
    for id in touched.sorted() {
      if let noted = try change(id), !found.contains(where: { $0.change.id == id }) { found.append(noted) }
    }
    return found.filter { $0.change.isSpoken }
  }
}

extension Transaction {
  /// Blanks every version with content of those things, and the texts of their changes.
  fileprivate func erase(_ ids: [RecordID]) throws(StoreError) -> Erasure {
    var erasure = try connection.erasure(of: ids)
    erasure.completesEarlier = try connection.fact(.erasing) != nil
    if erasure.things.isEmpty { return erasure }
    for kind in RecordKinds.all {
      for thing in erasure.things where thing.kind == kind.table { try erase(thing.id, kind) }
    }
    erasure.commands = try eraseCommands(ids)
    // If there was nothing left to erase, nothing was written, and no stamp was given.
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
    try insert(deletion, of: kind, by: VersionOrigin(change: change.id, brought: nil))
    try blank(rows, of: kind)
    try forgetDeliveries(of: id)
  }

  /// Removes the content from versions.
  private func blank(_ rows: [ErasedRow], of kind: RecordKind) throws(StoreError) {
    let hashing = connection.sql(of: kind).hashing
    for erased in rows where erased.row.values != kind.blank {
      let row = erased.row
      try connection.run(connection.sql(of: kind).remove) {
        $0.write(id: row.id)
        $0.write(stamp: row.stamp)
      }
      // The sum contains the stored hash; if there is none, the check uses the hash of the content.
      let computed = hashing.hash(
        id: row.id, stamp: row.stamp, deleted: row.deleted, values: row.values, extra: row.lineage.extra)
      subtract(erased.hash.count == 32 ? erased.hash : computed, from: kind.table)
      var lineage = row.lineage
      lineage.extra = nil
      let blank = VersionRow(
        id: row.id, stamp: row.stamp, deleted: row.deleted, values: kind.blank, lineage: lineage)
      try insert(blank, of: kind, by: erased.origin)
    }
  }

  /// Removes the content from the versions of a thing that another device erased, up to its erasure.
  /// - Returns: Whether any version had content.
  func erase(_ id: RecordID, _ kind: RecordKind, upTo stamp: Stamp) throws(StoreError) -> Bool {
    let rows = try connection.erasedRows(of: id, kind).filter { $0.row.stamp <= stamp }
    guard rows.contains(where: { $0.row.values != kind.blank }) else { return false }
    try blank(rows, of: kind)
    _ = try eraseCommands([id])
    try forgetDeliveries(of: id)
    try connection.note(.erased, stamp.text)
    try connection.note(.erasing, "1")
    return true
  }

  private func forgetDeliveries(of id: RecordID) throws(StoreError) {
    try connection.run("DELETE FROM delivery WHERE reminder = ?") { $0.write(id: id) }
    try connection.run("DELETE FROM alarm_delivery WHERE thing = ?") { $0.write(id: id) }
  }

  /// Removes the texts from the changes of things.
  /// - Returns: The number of changes.
  fileprivate func eraseCommands(_ ids: [RecordID]) throws(StoreError) -> Int {
    let spoken = try connection.spokenChanges(of: ids)
    let table = HashedTable.changes
    for noted in spoken {
      let former = try connection.first("SELECT hash FROM change WHERE id = ?") {
        $0.write(id: noted.change.id)
      } read: {
        $0.bytes()
      }
      let kept = former ?? []
      subtract(kept.count == 32 ? kept : table.hash(of: noted, noted.change.command), from: table.kind.table)
      let text = ChangeAction(.erase, .change).text
      let hash = table.hash(of: noted, text)
      try connection.run("UPDATE change SET command = ?, hash = ? WHERE id = ?") {
        $0.write(text: text)
        $0.write(bytes: hash)
        $0.write(id: noted.change.id)
      }
      add(hash, to: table.kind.table)
    }
    return spoken.count
  }
}

extension HashedTable {
  /// The hash of a change with a text.
  fileprivate func hash(of noted: ChangeTableRow, _ text: String) -> [UInt8] {
    hashing.hash(id: noted.change.id, stamp: noted.stamp, deleted: false, values: noted.values(command: text))
  }
}

/// A version whose content is removed.
private struct ErasedRow {
  let row: VersionRow
  let origin: VersionOrigin
  let hash: [UInt8]
}

extension Connection {
  /// Every version of a thing, oldest first.
  fileprivate func erasedRows(of id: RecordID, _ kind: RecordKind) throws(StoreError) -> [ErasedRow] {
    let own = kind.columns.joined(separator: ", ")
    return try rows(
      """
      SELECT change, brought, hash, id, stamp, deleted, replaces, ages, extra, \(own) FROM \(kind.table)
      WHERE id = ? ORDER BY stamp
      """
    ) {
      $0.write(id: id)
    } read: { row in
      guard let change = row.id() else { return nil }
      let brought = row.id()
      let hash = row.bytes()
      guard let version = row.versionRow(kind) else { return nil }
      return ErasedRow(row: version, origin: VersionOrigin(change: change, brought: brought), hash: hash)
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

internal import FastiRecords

/// Who wrote a version, and the change of this store that brought it; nil if they are the same.
struct VersionOrigin {
  let change: RecordID
  let brought: RecordID?
}

extension Transaction {
  func merge<Content: Record>(
    _ version: Version<Content>, earlier: Int, by author: RecordID?
  ) throws(StoreError) -> Bool {
    try merge(VersionRow(version), of: Content.kind, earlier: earlier, by: author)
  }

  /// Merges a version of another store.
  func merge(
    _ row: VersionRow, of kind: RecordKind, earlier: Int, by author: RecordID?
  ) throws(StoreError) -> Bool {
    let sql = connection.sql(of: kind)
    let isNew = try merge(row, sql, by: author)
    if earlier > 0 {
      try connection.note(CompactedCount(id: row.id, stamp: row.stamp, earlier: earlier, present: 0), sql)
    }
    return isNew
  }

  private func merge(_ row: VersionRow, _ sql: KindSQL, by author: RecordID?) throws(StoreError) -> Bool {
    let isFresh = try isFresh(row.id, sql)
    let present = isFresh ? nil : try connection.versionRow(row.id, row.stamp, sql)
    if let present, try isHere(row, present, sql) { return false }
    try sql.kind.checkTexts(row.values)
    if row.deleted, sql.kind.isBlank(row) {
      try connection.note(.erased, row.stamp.text)
      hasErased = true
    } else if try isErased(row, sql.kind) {
      return false
    }
    try accept(row.stamp)
    let isNew = try place(row, over: present, sql, by: try origin(author))
    // Another process writes with this device's number: it uses a copy of its folder.
    if isNew, row.stamp.device == (try running()).device { foundOwnNumber = true }
    // The only version of a thing has nothing to be merged with.
    if isNew, carries, !isFresh { met.append(Met(kind: sql.kind, id: row.id)) }
    return isNew
  }

  /// Whether no version of a thing is stored yet.
  private func isFresh(_ id: RecordID, _ sql: KindSQL) throws(StoreError) -> Bool {
    try connection.first(sql.any) {
      $0.write(id: id)
    } read: {
      $0.integer()
    } == nil
  }

  /// Advances the clock to a received stamp.
  func accept(_ stamp: Stamp) throws(StoreError) {
    var running = try running()
    if stamp <= trusted { running.observe(stamp) }
    try running.accept(stamp, now: clock.now)
    stamps = running
  }

  /// Writes a version unless it is stored already.
  ///
  /// If two contents have one stamp, the one with the smaller hash keeps it, and the other gets a stamp derived from
  /// its hash. Both follow only from the contents, so every store that has both, received in any order, has the same
  /// two versions.
  /// - Returns: Whether it was new.
  private func place(
    _ row: VersionRow, over present: VersionRow?, _ sql: KindSQL, by origin: VersionOrigin
  ) throws(StoreError) -> Bool {
    guard let present else {
      try add(row, sql, by: origin)
      return true
    }
    if isSettled(row, present, sql.kind) { return false }
    let (theirs, mine) = (sql.hash(row), sql.hash(present))
    guard let kept = try keptOrigin(of: present, sql), kept.hash == mine || kept.hash == theirs else {
      throw .conflictingVersion(kind: sql.kind.table, id: row.id, stamp: row.stamp)
    }
    if kept.hash == theirs {
      // The stored version was damaged after it was written, and this is its original content.
      try remove(present, sql, hash: kept.hash)
      try add(row, sql, by: kept.origin)
      return true
    }
    if mine.lexicographicallyPrecedes(theirs) {
      var moved = row
      moved.stamp = row.stamp.beside(theirs)
      return try place(moved, over: try connection.versionRow(moved.id, moved.stamp, sql), sql, by: origin)
    }
    try remove(present, sql, hash: kept.hash)
    try add(row, sql, by: origin)
    var moved = present
    moved.stamp = present.stamp.beside(mine)
    _ = try place(moved, over: try connection.versionRow(moved.id, moved.stamp, sql), sql, by: kept.origin)
    return true
  }

  /// Whether a version is stored, under its stamp or one derived from it.
  private func isHere(_ row: VersionRow, _ present: VersionRow, _ sql: KindSQL) throws(StoreError) -> Bool {
    var (row, present) = (row, present)
    while !isSettled(row, present, sql.kind) {
      let theirs = sql.hash(row)
      guard sql.hash(present).lexicographicallyPrecedes(theirs) else { return false }
      row.stamp = row.stamp.beside(theirs)
      guard let next = try connection.versionRow(row.id, row.stamp, sql) else { return false }
      present = next
    }
    return true
  }

  /// Whether a version whose stamp is used by another needs no work: both are the same, or one of them was erased.
  private func isSettled(_ row: VersionRow, _ present: VersionRow, _ kind: RecordKind) -> Bool {
    present.isSame(as: row) || kind.isBlank(present) || kind.isBlank(row)
  }

  private func add(_ row: VersionRow, _ sql: KindSQL, by origin: VersionOrigin) throws(StoreError) {
    try insert(row, of: sql.kind, by: origin)
    stamps?.observe(row.stamp)
  }

  private func remove(_ row: VersionRow, _ sql: KindSQL, hash: [UInt8]) throws(StoreError) {
    try connection.run(sql.remove) {
      $0.write(id: row.id)
      $0.write(stamp: row.stamp)
    }
    subtract(hash, from: sql.kind.table)
  }

  /// Who wrote a stored version, and the hash it was given then.
  private func keptOrigin(
    of row: VersionRow, _ sql: KindSQL
  ) throws(StoreError) -> (origin: VersionOrigin, hash: [UInt8])? {
    try connection.first(sql.origin) {
      $0.write(id: row.id)
      $0.write(stamp: row.stamp)
    } read: { row in
      guard let change = row.id() else { return nil }
      let brought = row.id()
      return (VersionOrigin(change: change, brought: brought), row.bytes())
    }
  }

  /// Whether a received version would bring back content that was erased here.
  private func isErased(_ row: VersionRow, _ kind: RecordKind) throws(StoreError) -> Bool {
    guard try erasesAnything(), !kind.isBlank(row), let erased = try connection.erasure(of: row.id, kind) else {
      return false
    }
    return row.stamp <= erased
  }

  /// Whether anything was ever erased here.
  func erasesAnything() throws(StoreError) -> Bool {
    if let hasErased { return hasErased }
    let erases = try connection.fact(.erased) != nil
    hasErased = erases
    return erases
  }
}

extension KindSQL {
  /// The hash of a version.
  func hash(_ row: VersionRow) -> [UInt8] {
    hashing.hash(
      id: row.id, stamp: row.stamp, deleted: row.deleted, values: row.values, extra: row.lineage.extra)
  }
}

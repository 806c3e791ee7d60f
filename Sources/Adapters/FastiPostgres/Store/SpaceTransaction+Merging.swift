internal import FastiRecords

/// Who wrote a version, and the change of this store that brought it; nil if they are the same.
struct SpaceOrigin {
  let change: RecordID
  let brought: RecordID?
}

extension SpaceTransaction {
  func merge<Content: Record>(
    _ version: Version<Content>, earlier: Int, by author: RecordID?
  ) throws(StoreError) -> Bool {
    try merge(VersionRow(version), of: Content.kind, earlier: earlier, by: author)
  }

  /// Merges a version made elsewhere.
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

  private func merge(_ row: VersionRow, _ sql: SpaceKindSQL, by author: RecordID?) throws(StoreError) -> Bool {
    let isFresh = isAbsent(row.id, sql.kind)
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
    // The only version of a thing says what it says.
    if isNew, carries, !isFresh { met.append(Met(kind: sql.kind, id: row.id)) }
    return isNew
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
    _ row: VersionRow, over present: VersionRow?, _ sql: SpaceKindSQL, by origin: SpaceOrigin
  ) throws(StoreError) -> Bool {
    guard let present else {
      try add(row, sql, by: origin)
      return true
    }
    if Self.isSettled(row, present, sql.kind) { return false }
    let (theirs, mine) = (sql.hashing.hash(row), sql.hashing.hash(present))
    // A stored version that was damaged after it was written is not overwritten.
    guard let kept = try keptHash(of: present, sql), kept == mine else {
      throw .conflictingVersion(kind: sql.kind.table, id: row.id, stamp: row.stamp)
    }
    if mine.lexicographicallyPrecedes(theirs) {
      var moved = row
      moved.stamp = row.stamp.beside(theirs)
      return try place(moved, over: try connection.versionRow(moved.id, moved.stamp, sql), sql, by: origin)
    }
    try displace(present, to: present.stamp.beside(mine), sql)
    try add(row, sql, by: origin)
    return true
  }

  /// Moves a stored version to another stamp. If a version there has another content and a greater hash, that one moves
  /// to a stamp derived from its hash.
  private func displace(_ present: VersionRow, to stamp: Stamp, _ sql: SpaceKindSQL) throws(StoreError) {
    var moved = present
    moved.stamp = stamp
    let theirs = sql.hashing.hash(moved)
    if let there = try connection.versionRow(moved.id, stamp, sql), !Self.isSettled(moved, there, sql.kind) {
      let mine = sql.hashing.hash(there)
      if mine.lexicographicallyPrecedes(theirs) { return try displace(present, to: stamp.beside(theirs), sql) }
      try displace(there, to: stamp.beside(mine), sql)
    }
    let outcome = try connection.first("SELECT move_version($1, $2, $3, $4, $5, $6)") {
      $0.write(text: sql.kind.table)
      $0.write(id: present.id)
      $0.write(stamp: present.stamp)
      $0.write(stamp: stamp)
      $0.write(bytes: theirs)
    } read: {
      $0.text()
    }
    guard outcome == "moved" || outcome == "double" else {
      throw .conflictingVersion(kind: sql.kind.table, id: present.id, stamp: present.stamp)
    }
    subtract(sql.hashing.hash(present), from: sql.kind.table)
    if outcome == "moved" { add(theirs, to: sql.kind.table) }
  }

  /// Whether a version is stored, under its stamp or one derived from it.
  private func isHere(_ row: VersionRow, _ present: VersionRow, _ sql: SpaceKindSQL) throws(StoreError) -> Bool {
    var (row, present) = (row, present)
    while !Self.isSettled(row, present, sql.kind) {
      let theirs = sql.hashing.hash(row)
      guard sql.hashing.hash(present).lexicographicallyPrecedes(theirs) else { return false }
      row.stamp = row.stamp.beside(theirs)
      guard let next = try connection.versionRow(row.id, row.stamp, sql) else { return false }
      present = next
    }
    return true
  }

  /// Whether a version whose stamp is used by another needs no work: both are the same, or one of them was erased.
  private static func isSettled(_ row: VersionRow, _ present: VersionRow, _ kind: RecordKind) -> Bool {
    present.isSame(as: row) || kind.isBlank(present) || kind.isBlank(row)
  }

  private func add(_ row: VersionRow, _ sql: SpaceKindSQL, by origin: SpaceOrigin) throws(StoreError) {
    try insert(row, of: sql.kind, by: origin)
    stamps?.observe(row.stamp)
  }

  /// The hash that a version was given when it was written.
  private func keptHash(of row: VersionRow, _ sql: SpaceKindSQL) throws(StoreError) -> [UInt8]? {
    try connection.first(sql.origin) {
      $0.write(id: row.id)
      $0.write(stamp: row.stamp)
    } read: { row in
      _ = (row.id(), row.id())
      return row.bytes()
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

extension VersionHashing {
  func hash(_ row: VersionRow) -> [UInt8] {
    hash(id: row.id, stamp: row.stamp, deleted: row.deleted, values: row.values, extra: row.lineage.extra)
  }
}

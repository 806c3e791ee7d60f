internal import FastiRecords

/// Who wrote a version, and the change of this store that brought it; nothing where that is the same.
struct VersionOrigin {
  let change: RecordID
  let brought: RecordID?
}

extension Transaction {
  func merge<Content: Record>(
    _ version: Version<Content>, earlier: Int, by author: RecordID?
  ) throws(StoreError) -> Bool {
    let isNew = try merge(version, by: author)
    if earlier > 0 {
      let count = CompactedCount(id: version.id, stamp: version.stamp, earlier: earlier, present: 0)
      try connection.note(count, connection.sql(of: Content.kind))
    }
    return isNew
  }

  private func merge<Content: Record>(_ version: Version<Content>, by author: RecordID?) throws(StoreError) -> Bool {
    let present: Version<Content>? = try exact(version)
    if let present, try isHere(version, present) { return false }
    try version.record.checkTexts()
    if version.isErasure {
      try connection.note(.erased, "1")
      hasErased = true
    } else if try isErased(version) {
      return false
    }
    try accept(version.stamp)
    let isNew = try place(version, over: present, by: try origin(author))
    // Somebody else writes with the number of this device: a copy of its folder.
    if isNew, version.stamp.device == (try running()).device { foundOwnNumber = true }
    return isNew
  }

  /// Advances the clock to a stamp from elsewhere.
  func accept(_ stamp: Stamp) throws(StoreError) {
    var running = try running()
    if stamp <= trusted { running.observe(stamp) }
    try running.accept(stamp, now: clock.now)
    stamps = running
  }

  /// Writes a version unless it is here.
  ///
  /// Of two contents with one stamp the one with the smaller hash keeps it, and the other gets the stamp beside it. Both
  /// follow from the contents alone, so every store that has both, in whatever order they came, has the same two versions.
  /// - Returns: Whether it was new.
  private func place<Content: Record>(
    _ version: Version<Content>, over present: Version<Content>?, by origin: VersionOrigin
  ) throws(StoreError) -> Bool {
    guard let present else {
      try insert(version, by: origin)
      return true
    }
    if Self.isSettled(version, present) { return false }
    let hashing = connection.sql(of: Content.kind).hashing
    let (theirs, mine) = (hashing.hash(version), hashing.hash(present))
    guard let kept = try keptOrigin(of: present), kept.hash == mine || kept.hash == theirs else {
      throw .conflictingVersion(kind: Content.kind.table, id: version.id, stamp: version.stamp)
    }
    if kept.hash == theirs {
      // What is here was damaged since it was written, and this is what it was.
      try remove(present, hash: kept.hash)
      try insert(version, by: kept.origin)
      return true
    }
    if mine.lexicographicallyPrecedes(theirs) {
      let moved = version.moved(to: version.stamp.beside(theirs))
      return try place(moved, over: try exact(moved), by: origin)
    }
    try remove(present, hash: kept.hash)
    try insert(version, by: origin)
    let moved = present.moved(to: present.stamp.beside(mine))
    _ = try place(moved, over: try exact(moved), by: kept.origin)
    return true
  }

  /// Whether a version is here, under its stamp or beside it.
  private func isHere<Content: Record>(
    _ version: Version<Content>, _ present: Version<Content>
  ) throws(StoreError) -> Bool {
    let hashing = connection.sql(of: Content.kind).hashing
    var (version, present) = (version, present)
    while !Self.isSettled(version, present) {
      let theirs = hashing.hash(version)
      guard hashing.hash(present).lexicographicallyPrecedes(theirs) else { return false }
      version = version.moved(to: version.stamp.beside(theirs))
      guard let next = try exact(version) else { return false }
      present = next
    }
    return true
  }

  /// Whether nothing is to be done about a version where another has its stamp: it is the same, or one of both was erased.
  private static func isSettled<Content: Record>(_ version: Version<Content>, _ present: Version<Content>) -> Bool {
    present == version || present.record.isBlank || version.record.isBlank
  }

  private func exact<Content: Record>(_ version: Version<Content>) throws(StoreError) -> Version<Content>? {
    try connection.first(connection.sql(of: Content.kind).exact) {
      $0.write(id: version.id)
      $0.write(stamp: version.stamp)
    } read: {
      $0.version()
    }
  }

  private func insert<Content: Record>(_ version: Version<Content>, by origin: VersionOrigin) throws(StoreError) {
    try insert(
      Content.kind, id: version.id, stamp: version.stamp, deleted: version.deleted,
      values: ColumnCollector.values(of: version.record), by: origin.change, brought: origin.brought)
    stamps?.observe(version.stamp)
  }

  private func remove<Content: Record>(_ version: Version<Content>, hash: [UInt8]) throws(StoreError) {
    try connection.run(connection.sql(of: Content.kind).remove) {
      $0.write(id: version.id)
      $0.write(stamp: version.stamp)
    }
    take(hash, from: Content.kind.table)
  }

  /// Who wrote a version that is here, and the hash it was given then.
  private func keptOrigin<Content: Record>(
    of version: Version<Content>
  ) throws(StoreError) -> (origin: VersionOrigin, hash: [UInt8])? {
    try connection.first(connection.sql(of: Content.kind).origin) {
      $0.write(id: version.id)
      $0.write(stamp: version.stamp)
    } read: { row in
      guard let change = row.id() else { return nil }
      let brought = row.id()
      return (VersionOrigin(change: change, brought: brought), row.bytes())
    }
  }

  /// Whether a version from elsewhere would bring back what was erased here.
  private func isErased<Content: Record>(_ version: Version<Content>) throws(StoreError) -> Bool {
    guard try erasesAnything(), !version.record.isBlank,
      let erased = try connection.erasure(of: version.id, Content.kind)
    else { return false }
    return version.stamp <= erased
  }

  /// Whether anything was ever erased here.
  func erasesAnything() throws(StoreError) -> Bool {
    if let hasErased { return hasErased }
    let erases = try connection.fact(.erased) != nil
    hasErased = erases
    return erases
  }
}

extension Version {
  /// The same content under another stamp.
  fileprivate func moved(to stamp: Stamp) -> Version {
    Version(id: id, stamp: stamp, deleted: deleted, record: record)
  }
}

internal import FastiRecords

extension Transaction {
  func introduce(_ changes: [AuthoredChange]) throws(StoreError) {
    for change in changes { introduced[change.change.id] = change }
  }

  /// The change that a received version belongs to: its own change, which is stored with its first version, or the
  /// current one.
  func origin(_ author: RecordID?) throws(StoreError) -> VersionOrigin {
    if carries, let author { return try carried(author) }
    guard let author, author != change.id else { return VersionOrigin(change: change.id, brought: nil) }
    guard let told = introduced[author] else { return VersionOrigin(change: change.id, brought: nil) }
    try bring(told)
    return VersionOrigin(change: author, brought: change.id)
  }

  /// When changes of other devices are received, each is stored by itself, and no change of this store brings it.
  private func carried(_ author: RecordID) throws(StoreError) -> VersionOrigin {
    if let told = introduced[author] { try bring(told) }
    if stored.contains(author) { return VersionOrigin(change: author, brought: author) }
    return VersionOrigin(change: author, brought: try connection.change(author)?.brought)
  }

  /// Stores a change of another device, after the changes it undid.
  /// - Returns: Whether it was missing.
  @discardableResult
  func bring(_ told: AuthoredChange) throws(StoreError) -> Bool {
    if present.contains(told.change.id) { return false }
    var chain = [told]
    if told.undoes != nil {
      var seen: Set<RecordID> = [told.change.id]
      while let next = chain.last?.undoes.flatMap({ introduced[$0] }), !present.contains(next.change.id),
        seen.insert(next.change.id).inserted
      {
        chain.append(next)
      }
    }
    var isNew = false
    for told in chain.reversed() { isNew = try store(told) }
    return isNew
  }

  /// Stores a change. Most are missing, so it is written without asking first: the table finds its id or its stamp.
  /// - Returns: Whether it was missing.
  private func store(_ told: AuthoredChange) throws(StoreError) -> Bool {
    var stamp = told.stamp
    var isNew = try insert(told, at: stamp)
    if !isNew, try connection.change(told.change.id) == nil {
      // Its stamp belongs to another change.
      stamp = try settle(told.change.id, at: stamp)
      isNew = try insert(told, at: stamp)
    }
    present.insert(told.change.id)
    guard isNew else { return false }
    try accept(told.stamp)
    stamps?.observe(stamp)
    if carries { stored.insert(told.change.id) }
    brought.append(told.change.id)
    return true
  }

  /// Writes the row of a change, unless its id or its stamp is used.
  private func insert(_ told: AuthoredChange, at stamp: Stamp) throws(StoreError) -> Bool {
    // A name or a command line may contain content that was erased here.
    let command =
      try erasesAnything() && told.change.isSpoken ? ChangeAction(.erase, .change).text : told.change.command
    let values: [ColumnValue] = [
      .integer(told.change.time), .text(command), told.undoes.map { .bytes($0.bytes) } ?? .nothing,
      told.device == stamp.device ? .nothing : .text(Stamp.text(device: told.device)),
      .bytes((carries ? told.change.id : change.id).bytes),
    ]
    let hash = HashedTable.changes.hashing.hash(id: told.change.id, stamp: stamp, deleted: false, values: values)
    let written = try connection.run(
      """
      INSERT INTO change (id, stamp, hash, time, command, undoes, device, brought) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """
    ) {
      $0.write(id: told.change.id)
      $0.write(stamp: stamp)
      $0.write(bytes: hash)
      for value in values { $0.write(anything: value) }
    }
    if written > 0 { add(hash, to: HashedTable.changes.kind.table) }
    return written > 0
  }

  /// Makes room at a stamp for a change. If two changes in two copies of a folder began at one stamp, the one whose id
  /// has the smaller hash keeps it, and the other gets a stamp derived from its hash.
  /// - Returns: The stamp that the change gets.
  private func settle(_ id: RecordID, at stamp: Stamp) throws(StoreError) -> Stamp {
    let there = try connection.first("\(ChangeTableRow.select) WHERE stamp = ?") {
      $0.write(stamp: stamp)
    } read: {
      ChangeTableRow(&$0)
    }
    guard let there, there.change.id != id else { return stamp }
    let (theirs, mine) = (Self.hash(id, stamp), Self.hash(there.change.id, stamp))
    if mine.lexicographicallyPrecedes(theirs) { return try settle(id, at: stamp.beside(theirs)) }
    try move(there, to: try settle(there.change.id, at: stamp.beside(mine)))
    return stamp
  }

  /// The hash that decides which of two changes moves: without their texts, which may have been erased on one side.
  private static func hash(_ id: RecordID, _ stamp: Stamp) -> [UInt8] {
    HashedTable.changes.hashing.hash(id: id, stamp: stamp, deleted: false, values: [])
  }

  private func move(_ noted: ChangeTableRow, to stamp: Stamp) throws(StoreError) {
    let table = HashedTable.changes
    let moved = ChangeTableRow(noted, at: stamp)
    let former = table.hashing.hash(
      id: noted.change.id, stamp: noted.stamp, deleted: false, values: noted.values(command: noted.change.command))
    let hash = table.hashing.hash(
      id: noted.change.id, stamp: stamp, deleted: false, values: moved.values(command: noted.change.command))
    try connection.run("UPDATE change SET stamp = ?, device = ?, hash = ? WHERE id = ?") {
      $0.write(stamp: stamp)
      $0.write(anything: moved.device.map { .text(Stamp.text(device: $0)) } ?? .nothing)
      $0.write(bytes: hash)
      $0.write(id: noted.change.id)
    }
    subtract(former, from: table.kind.table)
    add(hash, to: table.kind.table)
    stamps?.observe(stamp)
  }
}

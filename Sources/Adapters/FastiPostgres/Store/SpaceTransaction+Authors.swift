internal import FastiRecords

extension SpaceTransaction {
  func introduce(_ changes: [AuthoredChange]) throws(StoreError) {
    for change in changes { introduced[change.change.id] = change }
  }

  /// The change that a received version belongs to: its own change, which is stored with its first version, or the
  /// current one.
  func origin(_ author: RecordID?) throws(StoreError) -> SpaceOrigin {
    if carries, let author { return try carried(author) }
    guard let author, author != change.id else { return SpaceOrigin(change: change.id, brought: nil) }
    guard let told = introduced[author] else { return SpaceOrigin(change: change.id, brought: nil) }
    try bring(told)
    return SpaceOrigin(change: author, brought: change.id)
  }

  /// Where changes of other devices are taken, each is brought by itself, and none of them by a change of this store.
  private func carried(_ author: RecordID) throws(StoreError) -> SpaceOrigin {
    if let told = introduced[author] { try bring(told) }
    if stored.contains(author) { return SpaceOrigin(change: author, brought: author) }
    return SpaceOrigin(change: author, brought: try connection.change(author)?.brought)
  }

  /// Stores a change made elsewhere, after those it undid.
  func bring(_ told: AuthoredChange) throws(StoreError) {
    var chain: [AuthoredChange] = []
    var seen: Set<RecordID> = []
    var next: AuthoredChange? = told
    while let told = next, seen.insert(told.change.id).inserted, try lacks(told.change.id) {
      chain.append(told)
      next = told.undoes.flatMap { introduced[$0] }
    }
    for told in chain.reversed() { try store(told) }
  }

  private func store(_ told: AuthoredChange) throws(StoreError) {
    try accept(told.stamp)
    let stamp = try settle(told.change.id, at: told.stamp)
    stamps?.observe(stamp)
    // A name or a command line may contain content that was erased here.
    let command =
      try erasesAnything() && told.change.isSpoken ? ChangeAction(.erase, .change).text : told.change.command
    let values: [ColumnValue] = [
      .integer(told.change.time), .text(command), told.undoes.map { .bytes($0.bytes) } ?? .nothing,
      told.device == stamp.device ? .nothing : .text(Stamp.text(device: told.device)),
      .bytes((carries ? told.change.id : change.id).bytes),
    ]
    let hash = SpaceTable.changes.hashing.hash(id: told.change.id, stamp: stamp, deleted: false, values: values)
    connection.waiting.add(
      [.bytes(told.change.id.bytes), .bytes(RecordID(stamp).bytes), .bytes(hash)] + values, Self.columns, to: "change",
      in: connection.space)
    add(hash, to: SpaceTable.changes.kind.table)
    absent.changes.remove(told.change.id)
    absent.stamps.remove(RecordID(stamp))
    if carries { stored.insert(told.change.id) }
    brought.append(told.change.id)
  }

  private static let columns: [RowBatch.Column] = [
    .init("id", .uuid), .init("stamp", .uuid), .init("hash", .bytes), .init("time", .bigint), .init("command", .text),
    .init("undoes", .uuid), .init("device", .text), .init("brought", .uuid),
  ]

  /// Makes room at a stamp for a change. If two changes in two copies of a folder began at one stamp, the one whose id
  /// has the smaller hash keeps it, and the other gets a stamp derived from its hash.
  /// - Returns: The stamp that the change gets.
  private func settle(_ id: RecordID, at stamp: Stamp) throws(StoreError) -> Stamp {
    if absent.stamps.contains(RecordID(stamp)) { return stamp }
    let there = try connection.first("\(ChangeTableRow.select) WHERE space_id = $1 AND stamp = $2") {
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
    SpaceTable.changes.hashing.hash(id: id, stamp: stamp, deleted: false, values: [])
  }

  private func move(_ noted: ChangeTableRow, to stamp: Stamp) throws(StoreError) {
    let table = SpaceTable.changes
    let moved = ChangeTableRow(noted, at: stamp)
    let former = table.hashing.hash(
      id: noted.change.id, stamp: noted.stamp, deleted: false, values: noted.values(command: noted.change.command))
    let hash = table.hashing.hash(
      id: noted.change.id, stamp: stamp, deleted: false, values: moved.values(command: noted.change.command))
    let isMoved = try connection.first("SELECT move_change($1, $2, $3, $4, $5)") {
      $0.write(id: noted.change.id)
      $0.write(stamp: stamp)
      $0.write(textOrNothing: moved.device.map { Stamp.text(device: $0) })
      $0.write(bytes: hash)
    } read: {
      $0.flag()
    }
    guard isMoved == true else { throw .noPermission(path: connection.name) }
    absent.stamps.remove(RecordID(stamp))
    subtract(former, from: table.kind.table)
    add(hash, to: table.kind.table)
    stamps?.observe(stamp)
  }
}

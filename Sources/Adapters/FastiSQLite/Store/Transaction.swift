internal import FastiRecords

/// A writer: one change, inside one `BEGIN IMMEDIATE`. The change is stored with its first version, so a change that
/// writes nothing leaves no trace.
final class Transaction: StoreWriter, Reading {
  let connection: Connection
  let horizon = KindSQL.present
  let change: Change
  /// The change this one undoes.
  var undoes: RecordID?

  private let clock: WallClock
  private let device: () throws(StoreError) -> UInt64
  private var stamps: StampClock?

  init(
    _ connection: Connection, change: Change, clock: WallClock, device: @escaping () throws(StoreError) -> UInt64
  ) {
    self.connection = connection
    self.change = change
    self.clock = clock
    self.device = device
  }

  func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool {
    if let current = try version(Content.self, id: id), !current.deleted, current.record == record { return false }
    try insert(Version(id: id, stamp: try tick(), record: record))
    return true
  }

  func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool {
    guard let current = try version(kind, id: id), !current.deleted else { return false }
    try insert(Version(id: id, stamp: try tick(), deleted: true, record: current.record))
    return true
  }

  func merge<Content: Record>(_ version: Version<Content>, earlier: Int) throws(StoreError) -> Bool {
    let isNew = try merge(version)
    if earlier > 0 {
      let count = CompactedCount(id: version.id, stamp: version.stamp, earlier: earlier, present: 0)
      try connection.note(count, connection.sql(of: Content.kind))
    }
    return isNew
  }

  func merge(_ editions: [ShippedEdition]) throws(StoreError) {
    for edition in editions { try connection.note(edition) }
  }

  private func merge<Content: Record>(_ version: Version<Content>) throws(StoreError) -> Bool {
    let present: Version<Content>? = try connection.first(connection.sql(of: Content.kind).exact) {
      $0.write(id: version.id)
      $0.write(stamp: version.stamp)
    } read: {
      $0.version()
    }
    if let present {
      guard present == version else {
        throw .conflictingVersion(kind: Content.kind.table, id: version.id, stamp: version.stamp)
      }
      return false
    }
    var running = try running()
    try running.accept(version.stamp, now: clock.now)
    stamps = running
    try insert(version)
    return true
  }

  /// The next stamp; the first one stores the change.
  func tick() throws(StoreError) -> Stamp {
    var running = try running()
    let stamp = running.tick(now: clock.now)
    stamps = running
    return stamp
  }

  /// Stores how far the clock has come; called before the commit.
  func finish() throws(StoreError) {
    if let stamps { try connection.note(.clock, stamps.latest.text) }
  }

  private func running() throws(StoreError) -> StampClock {
    if let stamps { return stamps }
    var running = StampClock(device: try device(), latest: try connection.latestStamp())
    let stamp = running.tick(now: clock.now)
    try connection.run(
      "INSERT INTO change (id, stamp, time, command, undoes) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
    ) {
      $0.write(id: change.id)
      $0.write(stamp: stamp)
      $0.write(integer: change.time)
      $0.write(text: change.command)
      if let undoes { $0.write(id: undoes) } else { $0.writeNothing() }
    }
    stamps = running
    return running
  }

  private func insert<Content: Record>(_ version: Version<Content>) throws(StoreError) {
    do throws(StoreError) {
      try connection.run(connection.sql(of: Content.kind).insert) {
        $0.write(id: version.id)
        $0.write(stamp: version.stamp)
        $0.write(flag: version.deleted)
        $0.write(id: change.id)
        version.record.write(to: &$0)
      }
    } catch {
      guard case .refusedRecord(_, let detail) = error else { throw error }
      throw .refusedRecord(kind: Content.kind.table, detail: detail)
    }
  }
}

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
  /// Whether anything was ever erased here; nil until that is asked.
  private var hasErased: Bool?
  /// What came and went, by table.
  private var sums: [String: VersionSum] = [:]
  /// Up to where stamps are taken that lie ahead.
  private var trusted = Stamp(milliseconds: 0)

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

  func trust(_ stamp: Stamp) throws(StoreError) { trusted = max(trusted, stamp) }

  private func merge<Content: Record>(_ version: Version<Content>) throws(StoreError) -> Bool {
    let present: Version<Content>? = try connection.first(connection.sql(of: Content.kind).exact) {
      $0.write(id: version.id)
      $0.write(stamp: version.stamp)
    } read: {
      $0.version()
    }
    if let present {
      if present == version { return false }
      // What was erased on one of two sides is not a conflict; here it stays as it is.
      if present.record.isBlank || version.record.isBlank { return false }
      guard try takeOutDamaged(version) else {
        throw .conflictingVersion(kind: Content.kind.table, id: version.id, stamp: version.stamp)
      }
    }
    if version.isErasure {
      try connection.note(.erased, "1")
      hasErased = true
    } else if try isErased(version) {
      return false
    }
    var running = try running()
    if version.stamp <= trusted { running.observe(version.stamp) }
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

  /// Stores the sums of what was written, and how far the clock has come; called before the commit.
  func finish() throws(StoreError) {
    for (table, sum) in sums.sorted(by: { $0.key < $1.key }) { try connection.note(sum, of: table) }
    if let stamps { try connection.note(.clock, stamps.latest.text) }
  }

  private func running() throws(StoreError) -> StampClock {
    if let stamps { return stamps }
    var running = StampClock(device: try device(), latest: try connection.latestStamp())
    let stamp = running.tick(now: clock.now)
    let values: [ColumnValue] = [
      .integer(change.time), .text(change.command), undoes.map { .bytes($0.bytes) } ?? .nothing,
    ]
    let hash = HashedTable.changes.hashing.hash(id: change.id, stamp: stamp, deleted: false, values: values)
    let written = try connection.run(
      """
      INSERT INTO change (id, stamp, hash, time, command, undoes) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO NOTHING
      """
    ) {
      $0.write(id: change.id)
      $0.write(stamp: stamp)
      $0.write(bytes: hash)
      for value in values { $0.write(anything: value) }
    }
    if written > 0 { add(hash, to: HashedTable.changes.kind.table) }
    stamps = running
    return running
  }

  private func insert<Content: Record>(_ version: Version<Content>) throws(StoreError) {
    let values = ColumnCollector.values(of: version.record)
    try insert(
      Content.kind, id: version.id, stamp: version.stamp, deleted: version.deleted, values: values, by: change.id)
  }

  /// Writes a version with its hash.
  func insert(
    _ kind: RecordKind, id: RecordID, stamp: Stamp, deleted: Bool, values: [ColumnValue], by change: RecordID
  ) throws(StoreError) {
    let sql = connection.sql(of: kind)
    let hash = sql.hashing.hash(id: id, stamp: stamp, deleted: deleted, values: values)
    do throws(StoreError) {
      try connection.run(sql.insert) {
        $0.write(id: id)
        $0.write(stamp: stamp)
        $0.write(flag: deleted)
        $0.write(id: change)
        $0.write(bytes: hash)
        for value in values { $0.write(anything: value) }
      }
    } catch {
      guard case .refusedRecord(_, let detail) = error else { throw error }
      throw .refusedRecord(kind: kind.table, detail: detail)
    }
    add(hash, to: kind.table)
  }

  /// Notes a row that came to a table.
  func add(_ hash: [UInt8], to table: String) { sums[table, default: VersionSum()].add(hash) }

  /// Notes a row that went from a table, by the hash that the sum contains of it.
  func take(_ hash: [UInt8], from table: String) { sums[table, default: VersionSum()].take(hash) }

  /// Whether a version from elsewhere would bring back what was erased here.
  private func isErased<Content: Record>(_ version: Version<Content>) throws(StoreError) -> Bool {
    if hasErased == nil { hasErased = try connection.fact(.erased) != nil }
    guard hasErased == true, !version.record.isBlank,
      let erased = try connection.erasure(of: version.id, Content.kind)
    else { return false }
    return version.stamp <= erased
  }

  /// Takes out a version whose content is not what its hash says, where another has exactly that content.
  /// - Returns: Whether it was taken out, and may be written again.
  private func takeOutDamaged<Content: Record>(_ version: Version<Content>) throws(StoreError) -> Bool {
    let sql = connection.sql(of: Content.kind)
    let kept = try connection.first(sql.hash) {
      $0.write(id: version.id)
      $0.write(stamp: version.stamp)
    } read: {
      $0.bytes()
    }
    guard let kept, kept.count == 32, kept == sql.hashing.hash(version) else { return false }
    try connection.run(sql.remove) {
      $0.write(id: version.id)
      $0.write(stamp: version.stamp)
    }
    take(kept, from: Content.kind.table)
    return true
  }
}

internal import FastiRecords

/// A writer: one change, inside one `BEGIN IMMEDIATE`. The change is stored with its first version, so a change that
/// writes nothing leaves no trace.
final class Transaction: StoreWriter, Reading {
  let connection: Connection
  let horizon = KindSQL.present
  let change: Change
  /// The change this one undoes.
  var undoes: RecordID?

  let clock: WallClock
  private let device: Device
  var stamps: StampClock?
  /// Whether anything was ever erased here; nil until that is asked.
  var hasErased: Bool?
  /// Changes made elsewhere, as they were introduced.
  var introduced: [RecordID: AuthoredChange] = [:]
  /// Whether a version from elsewhere has the number of this device.
  var foundOwnNumber = false
  /// What came and went, by table.
  private var sums: [String: VersionSum] = [:]
  /// Up to where stamps are taken that lie ahead.
  private(set) var trusted = Stamp(milliseconds: 0)

  /// The number of the device.
  struct Device {
    /// The number.
    let number: () throws(StoreError) -> UInt64
    /// Takes another.
    let renew: () throws(StoreError) -> Void
  }

  init(_ connection: Connection, change: Change, clock: WallClock, device: Device) {
    self.connection = connection
    self.change = change
    self.clock = clock
    self.device = device
  }

  func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool {
    try record.checkTexts()
    if let current = try version(Content.self, id: id), !current.deleted, current.record == record { return false }
    try insert(Version(id: id, stamp: try tick(), record: record))
    return true
  }

  func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool {
    guard let current = try version(kind, id: id), !current.deleted else { return false }
    try insert(Version(id: id, stamp: try tick(), deleted: true, record: current.record))
    return true
  }

  func merge(_ editions: [ShippedEdition]) throws(StoreError) {
    for edition in editions { try connection.note(edition) }
  }

  func trust(_ stamp: Stamp) throws(StoreError) { trusted = max(trusted, stamp) }

  /// The next stamp; the first one stores the change.
  func tick() throws(StoreError) -> Stamp {
    var running = try running()
    let stamp = running.tick(now: clock.now)
    stamps = running
    return stamp
  }

  /// Stores the sums of what was written, and how far the clock has come; called before the commit.
  ///
  /// A new number of the device is written before it too: killed in between, the device has a new number for nothing, and not
  /// the number of two.
  func finish() throws(StoreError) {
    if foundOwnNumber { try device.renew() }
    for (table, sum) in sums.sorted(by: { $0.key < $1.key }) { try connection.note(sum, of: table) }
    if let stamps { try connection.note(.clock, stamps.latest.text) }
  }

  /// The clock; asked for the first time, it stores the change.
  func running() throws(StoreError) -> StampClock {
    if let stamps { return stamps }
    var running = StampClock(device: try device.number(), latest: try connection.latestStamp())
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
  /// - Parameter brought: The change that brought it here, where `change` was made elsewhere.
  func insert(
    _ kind: RecordKind, id: RecordID, stamp: Stamp, deleted: Bool, values: [ColumnValue], by change: RecordID,
    brought: RecordID? = nil
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
    if let brought {
      try connection.run(sql.bring) {
        $0.write(id: brought)
        $0.write(id: id)
        $0.write(stamp: stamp)
      }
    }
    add(hash, to: kind.table)
  }

  /// Notes a row that came to a table.
  func add(_ hash: [UInt8], to table: String) { sums[table, default: VersionSum()].add(hash) }

  /// Notes a row that went from a table, by the hash that the sum contains of it.
  func take(_ hash: [UInt8], from table: String) { sums[table, default: VersionSum()].subtract(hash) }
}

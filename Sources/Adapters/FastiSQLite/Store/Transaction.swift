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
  /// Whether anything was ever erased here; nil until it is read.
  var hasErased: Bool?
  /// The changes of other devices that were introduced, by id.
  var introduced: [RecordID: AuthoredChange] = [:]
  /// Whether the transaction receives changes of other devices, and makes none itself.
  let carries: Bool
  /// The things of which a version was merged with others.
  var met: [Met] = []
  /// The changes of other devices that were stored, in that order, and as a set.
  var brought: [RecordID] = []
  var stored: Set<RecordID> = []
  /// The introduced changes that are known to be there.
  var present: Set<RecordID> = []
  /// Whether every change has a revision after this transaction.
  var numbersAll = false
  /// Whether a received version has the number of this device.
  var foundOwnNumber = false
  /// The changes of the sums, by table.
  var sums: [String: VersionSum] = [:]
  /// The limit up to which stamps in the future are accepted.
  private(set) var trusted = Stamp(milliseconds: 0)

  /// The number of the device.
  struct Device {
    let number: () throws(StoreError) -> UInt64
    /// Takes another number.
    let renew: () throws(StoreError) -> Void
  }

  /// A thing of which a version was merged.
  struct Met: Hashable {
    let kind: RecordKind
    let id: RecordID

    static func == (one: Met, other: Met) -> Bool { one.id == other.id && one.kind.table == other.kind.table }

    func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
  }

  init(_ connection: Connection, change: Change, clock: WallClock, device: Device, carries: Bool = false) {
    self.carries = carries
    self.connection = connection
    self.change = change
    self.clock = clock
    self.device = device
  }

  func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool {
    let head = try connection.head(of: id, connection.sql(of: Content.kind))
    let values = ColumnCollector.values(of: record)
    if let head, !head.deleted, head.values == values { return false }
    try Content.kind.checkTexts(values)
    try write(values, of: id, Content.kind, over: head)
    return true
  }

  func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool {
    guard let head = try connection.head(of: id, connection.sql(of: Content.kind)), !head.deleted else { return false }
    try write(head.values, of: id, Content.kind, over: head, deleted: true)
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

  /// Stores the sums of what was written, and the clock; called before the commit.
  ///
  /// A new number of the device is written before the commit too: if the program is killed in between, the device has
  /// changed its number without need, but no two devices have the same number.
  func finish() throws(StoreError) {
    if foundOwnNumber { try device.renew() }
    for (table, sum) in sums.sorted(by: { $0.key < $1.key }) { try connection.note(sum, of: table) }
    if numbersAll { try connection.noteNumbered() }
    if let stamps { try connection.note(.clock, stamps.latest.text) }
  }

  /// The clock; its first use stores the change.
  func running() throws(StoreError) -> StampClock {
    if let stamps { return stamps }
    var running = StampClock(device: try device.number(), latest: try connection.latestStamp())
    if carries {
      stamps = running
      return running
    }
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

  /// Writes a version of this change above the greatest one.
  func write(
    _ values: [ColumnValue], of id: RecordID, _ kind: RecordKind, over head: VersionRow?, deleted: Bool = false
  ) throws(StoreError) {
    let row = VersionRow(
      id: id, stamp: try tick(), deleted: deleted, values: values, lineage: kind.lineage(of: values, over: head))
    try insert(row, of: kind, by: VersionOrigin(change: change.id, brought: nil))
  }

  /// Writes a version with its hash.
  func insert(_ row: VersionRow, of kind: RecordKind, by origin: VersionOrigin) throws(StoreError) {
    let sql = connection.sql(of: kind)
    let hash = sql.hash(row)
    do throws(StoreError) {
      try connection.run(sql.insert) { $0.write(row, hash, by: origin) }
    } catch {
      guard case .refusedRecord(_, let detail) = error else { throw error }
      throw .refusedRecord(kind: kind.table, detail: detail)
    }
    add(hash, to: kind.table)
  }

  /// Notes a row that was added to a table.
  func add(_ hash: [UInt8], to table: String) { sums[table, default: VersionSum()].add(hash) }

  /// Notes a row that was removed from a table, by its hash in the sum.
  func subtract(_ hash: [UInt8], from table: String) { sums[table, default: VersionSum()].subtract(hash) }
}

extension Parameters {
  /// Writes the columns of `KindSQL.insert`.
  mutating func write(_ row: VersionRow, _ hash: [UInt8], by origin: VersionOrigin) {
    let lineage = row.lineage
    write(id: row.id)
    write(stamp: row.stamp)
    write(flag: row.deleted)
    write(id: origin.change)
    if let brought = origin.brought { write(id: brought) } else { writeNothing() }
    write(bytes: hash)
    if let replaced = lineage.replaces { write(stamp: replaced) } else { writeNothing() }
    write(anything: lineage.since.map { .text($0) } ?? .nothing)
    write(anything: lineage.extra.map { .text($0) } ?? .nothing)
    for value in row.values { write(anything: value) }
  }
}

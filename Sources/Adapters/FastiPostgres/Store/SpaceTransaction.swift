internal import FastiRecords

/// A writer: one change, inside one transaction that has the lock of the space. The change is stored with its first
/// version, so a change that writes nothing leaves no trace.
final class SpaceTransaction: StoreWriter, SpaceReading {
  let connection: DatabaseConnection
  let horizon = SpaceKindSQL.present
  let change: Change
  /// The change this one undoes.
  var undoes: RecordID?

  let clock: WallClock
  private let newNumber: () -> UInt64
  var stamps: StampClock?
  /// Whether anything was ever erased here; nil until it is read.
  var hasErased: Bool?
  /// The changes of other devices that were introduced, by id.
  var introduced: [RecordID: AuthoredChange] = [:]
  /// Whether changes of other devices are taken, and none is made here.
  let carries: Bool
  /// The things of which a version was merged with others.
  var met: [Met] = []
  /// What the database does not have of the changes that are taken.
  var absent = Absent()
  /// The changes of other devices that were stored.
  var stored: Set<RecordID> = []
  /// The same, in the order in which they were stored.
  var brought: [RecordID] = []
  /// Whether a version from elsewhere has the number of this device.
  var foundOwnNumber = false
  /// The greatest revision after this transaction, if every change has one then.
  var numbered: Int?
  /// The space that is served, where changes of other devices are taken.
  var served: Served?
  /// What came and went, by table.
  var sums: [String: VersionSum] = [:]
  /// Up to where stamps are taken that lie ahead.
  private(set) var trusted = Stamp(milliseconds: 0)

  /// A thing of which a version was merged.
  struct Met: Hashable {
    let kind: RecordKind
    let id: RecordID

    static func == (one: Met, other: Met) -> Bool { one.id == other.id && one.kind.table == other.kind.table }

    func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
  }

  /// A space that is served.
  struct Served {
    let space: RecordID
    /// Its greatest revision before this transaction.
    let revision: Int
  }

  init(
    _ connection: DatabaseConnection, change: Change, clock: WallClock, carries: Bool = false,
    newNumber: @escaping () -> UInt64
  ) {
    self.carries = carries
    self.connection = connection
    self.change = change
    self.clock = clock
    self.newNumber = newNumber
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
  func finish() throws(StoreError) {
    if foundOwnNumber { try connection.note(.device, Stamp.text(device: newNumber())) }
    for (table, sum) in sums.sorted(by: { $0.key < $1.key }) { try connection.note(sum, of: table) }
    if let numbered { try connection.noteNumbered(numbered) }
    if let stamps { try connection.note(.clock, stamps.latest.text) }
    connection.writeFacts()
    // Clients that wait for changes read when this is committed. Every role can receive it, so it contains nothing else.
    if stamps != nil { connection.later("SELECT pg_notify('\(DatabaseListener.channel)', '')") }
  }

  /// The clock; its first use stores the change.
  func running() throws(StoreError) -> StampClock {
    if let stamps { return stamps }
    var running = StampClock(device: try connection.deviceNumber(newNumber), latest: try connection.latestStamp())
    if carries {
      stamps = running
      return running
    }
    let stamp = running.tick(now: clock.now)
    let values: [ColumnValue] = [
      .integer(change.time), .text(change.command), undoes.map { .bytes($0.bytes) } ?? .nothing,
    ]
    let hash = SpaceTable.changes.hashing.hash(id: change.id, stamp: stamp, deleted: false, values: values)
    let written = try connection.run(
      """
      INSERT INTO change (space_id, id, stamp, hash, time, command, undoes) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (space_id, id) DO NOTHING
      """
    ) {
      $0.write(id: change.id)
      $0.write(stamp: stamp)
      $0.write(bytes: hash)
      for value in values { $0.write(anything: value) }
    }
    if written > 0 { add(hash, to: SpaceTable.changes.kind.table) }
    stamps = running
    return running
  }

  /// Writes a version of this change above the greatest one.
  func write(
    _ values: [ColumnValue], of id: RecordID, _ kind: RecordKind, over head: VersionRow?, deleted: Bool = false
  ) throws(StoreError) {
    let row = VersionRow(
      id: id, stamp: try tick(), deleted: deleted, values: values, lineage: kind.lineage(of: values, over: head))
    try insert(row, of: kind, by: SpaceOrigin(change: change.id, brought: nil))
  }

  /// Writes a version with its hash; a version of another device together with those after it.
  func insert(_ row: VersionRow, of kind: RecordKind, by origin: SpaceOrigin) throws(StoreError) {
    let sql = connection.sql(of: kind)
    let lineage = row.lineage
    let hash = sql.hashing.hash(row)
    if carries {
      let own: [ColumnValue] = [
        .bytes(row.id.bytes), .bytes(RecordID(row.stamp).bytes), .integer(row.deleted ? 1 : 0),
        .bytes(origin.change.bytes), origin.brought.map { .bytes($0.bytes) } ?? .nothing, .bytes(hash),
        lineage.replaces.map { .bytes(RecordID($0).bytes) } ?? .nothing, lineage.since.map { .text($0) } ?? .nothing,
        lineage.extra.map { .text($0) } ?? .nothing,
      ]
      connection.waiting.add(own + row.values, kind.batchColumns, to: kind.table, in: connection.space)
      absent.things[kind.table]?.remove(row.id)
      add(hash, to: kind.table)
      return
    }
    do throws(StoreError) {
      try connection.insert(sql.insert) { $0.write(row, hash, by: origin) }
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

extension QueryParameters {
  /// Writes the columns of `SpaceKindSQL.insert`.
  mutating func write(_ row: VersionRow, _ hash: [UInt8], by origin: SpaceOrigin) {
    let lineage = row.lineage
    write(id: row.id)
    write(stamp: row.stamp)
    write(boolean: row.deleted)
    write(id: origin.change)
    write(optionalID: origin.brought)
    write(bytes: hash)
    write(optionalID: lineage.replaces.map { RecordID($0) })
    write(optionalText: lineage.since)
    write(optionalText: lineage.extra)
    for value in row.values { write(anything: value) }
  }
}

extension RecordKind {
  /// The columns of a version, in the order in which it is written together with others.
  fileprivate var batchColumns: [RowBatch.Column] {
    [
      .init("id", .uuid), .init("stamp", .uuid), .init("deleted", .boolean), .init("change", .uuid),
      .init("brought", .uuid), .init("hash", .bytes), .init("replaces", .uuid), .init("ages", .text),
      .init("extra", .text),
    ] + columns.map { .init($0) }
  }
}

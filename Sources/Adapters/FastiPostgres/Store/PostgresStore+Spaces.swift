public import FastiRecords
import FastiTransfer

extension PostgresStore: SyncLog {
  /// The spaces this store belongs to.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func syncSpaces() throws(StoreError) -> [SyncSpace] {
    try reading { connection throws(StoreError) in
      try connection.rows(
        """
        SELECT space, place, name, log, segment, rewriting, key, synced FROM sync_space WHERE space_id = $1
        AND space NOT IN (SELECT space FROM served_space WHERE space_id = $1) ORDER BY place COLLATE "C"
        """
      ) { row in
        guard let id = row.id() else { return nil }
        let (place, name) = (row.text(), row.text())
        let (log, segment, rewriting) = (row.text(), Int(row.integer()), row.text())
        let key = row.bytes()
        return SyncSpace(
          id: id, place: place, name: name, log: log, segment: segment, rewriting: rewriting,
          key: key.isEmpty ? nil : key, synced: row.integer())
      }
    }
  }

  /// Notes a space that this store joins.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func join(_ space: SyncSpace) throws(StoreError) {
    try writing { connection throws(StoreError) in try connection.join(space) }
  }

  /// Notes what this device knows of a space.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func note(_ space: SyncSpace) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in try connection.note(space) }
  }

  /// Forgets a space; what came from it stays.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func leave(_ space: RecordID) throws(StoreError) {
    try writing { connection throws(StoreError) in
      for table in ["sync_known", "sync_segment", "sync_file", "sync_space"] {
        try connection.run("DELETE FROM \(table) WHERE space_id = $1 AND space = $2") { $0.write(id: space) }
      }
    }
  }

  /// The changes that a space does not have yet, oldest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func unsent(to space: RecordID, after stamp: Stamp?, limit: Int) throws(StoreError) -> [SyncedChange] {
    try reading { connection throws(StoreError) in
      let later = stamp == nil ? "" : "AND stamp > $4"
      let noted = try connection.rows(
        "\(ChangeTableRow.select) AS c \(DatabaseConnection.unknown) \(later) ORDER BY stamp LIMIT $3"
      ) {
        $0.write(id: space)
        $0.write(integer: Int64(limit))
        if let stamp { $0.write(stamp: stamp) }
      } read: {
        ChangeTableRow(&$0)
      }
      return try connection.synced(noted.map { $0.authored })
    }
  }

  /// How many changes a space does not have yet.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func unsentCount(to space: RecordID) throws(StoreError) -> Int {
    try reading { connection throws(StoreError) in
      try connection.first("SELECT count(*) FROM change AS c \(DatabaseConnection.unknown)") {
        $0.write(id: space)
      } read: {
        Int($0.integer())
      } ?? 0
    }
  }

  /// Notes that a space has changes of this device.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func noteSent(_ changes: [RecordID], to space: SyncSpace, in segment: String?) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) -> Bool in
      guard try connection.note(space) else { return false }
      connection.noteKnown(changes, in: space.id, mine: true)
      if let segment { try connection.noteSegment(segment, of: space.id, .own) }
      return true
    }
  }

  /// Forgets what was sent, so that all of it is sent again; with `everything` also what came from there.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func sendAgain(to space: SyncSpace, everything: Bool) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) -> Bool in
      guard try connection.note(space) else { return false }
      try connection.run("DELETE FROM sync_known WHERE space_id = $1 AND space = $2 AND (mine OR $3)") {
        $0.write(id: space.id)
        $0.write(boolean: everything)
      }
      try connection.run("UPDATE sync_segment SET owner = 2 WHERE space_id = $1 AND space = $2 AND owner = 1") {
        $0.write(id: space.id)
      }
      return true
    }
  }

  /// The segments of a space that were read or written, and who wrote them.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func segments(of space: RecordID) throws(StoreError) -> [String: SyncOwner] {
    try reading { connection throws(StoreError) in
      let segments = try connection.rows("SELECT name, owner FROM sync_segment WHERE space_id = $1 AND space = $2") {
        $0.write(id: space)
      } read: { row in
        (row.text(), SyncOwner(rawValue: Int(row.integer())) ?? .other)
      }
      return Dictionary(segments) { first, _ in first }
    }
  }

  /// The number under which this database writes to the space.
  /// - Throws: ``StoreError`` when it cannot be read or made.
  public func deviceNumber() throws(StoreError) -> UInt64 {
    let known = try reading { connection throws(StoreError) in try connection.fact(.device) }
    if let number = known.flatMap({ Stamp.device(text: $0) }) { return number }
    return try writing { [entropy] connection throws(StoreError) in
      try connection.deviceNumber { entropy.number }
    }
  }

  /// A text that changes when versions were rewritten.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func rewriting() throws(StoreError) -> String {
    try reading { connection throws(StoreError) in
      "\(try connection.fact(.erased) ?? "-") \(try connection.fact(.mended) ?? "-")"
    }
  }
}

extension DatabaseConnection {
  /// The condition for changes that a space does not have. Erasing has no version left where it is repeated.
  fileprivate static let unknown = """
    WHERE space_id = $1
    AND NOT EXISTS (SELECT FROM sync_known AS k WHERE k.space_id = $1 AND k.space = $2 AND k.change = c.id)
    """

  /// Notes a space that this store joins.
  func join(_ space: SyncSpace) throws(StoreError) {
    try run(
      """
      INSERT INTO sync_space (space_id, space, place, name, log, segment, rewriting, key, synced)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      ON CONFLICT (space_id, space) DO UPDATE SET place = excluded.place, name = excluded.name, log = excluded.log,
        segment = excluded.segment, rewriting = excluded.rewriting, key = excluded.key, synced = excluded.synced
      """
    ) { space.write(to: &$0) }
  }

  /// Notes what this device knows of a space.
  /// - Returns: Whether the store belongs to it.
  func note(_ space: SyncSpace) throws(StoreError) -> Bool {
    let noted = try run(
      """
      UPDATE sync_space SET place = $3, name = $4, log = $5, segment = $6, rewriting = $7, key = $8, synced = $9
      WHERE space_id = $1 AND space = $2
      """
    ) { space.write(to: &$0) }
    return noted > 0
  }

  /// Notes that a space has changes, if the store belongs to the space.
  func noteKnown(_ changes: [RecordID], in space: RecordID, mine: Bool) {
    if changes.isEmpty { return }
    later(
      """
      INSERT INTO sync_known AS old (space_id, space, change, mine)
      SELECT DISTINCT $1::uuid, $2::uuid, id, $4::boolean FROM unnest($3::uuid[]) AS given (id)
      WHERE EXISTS (SELECT FROM sync_space WHERE space_id = $1 AND space = $2)
      ON CONFLICT (space_id, space, change) DO UPDATE SET mine = old.mine OR excluded.mine
      """
    ) {
      $0.write(id: space)
      $0.write(ids: changes)
      $0.write(boolean: mine)
    }
  }

  /// Notes a segment of a space, if the store belongs to the space.
  func noteSegment(_ name: String, of space: RecordID, _ owner: SyncOwner) throws(StoreError) {
    try run(
      """
      INSERT INTO sync_segment (space_id, space, name, owner)
      SELECT $1, $2, $3, $4::smallint WHERE EXISTS (SELECT FROM sync_space WHERE space_id = $1 AND space = $2)
      ON CONFLICT DO NOTHING
      """
    ) {
      $0.write(id: space)
      $0.write(text: name)
      $0.write(integer: Int64(owner.rawValue))
    }
  }

  /// The stamp of the first change that a folder or server does not have; nil where all have all.
  func firstUnsent() throws(StoreError) -> Stamp? {
    try first(
      """
      SELECT c.stamp FROM change AS c JOIN sync_space AS s ON s.space_id = $1
      WHERE c.space_id = $1 AND s.space NOT IN (SELECT space FROM served_space WHERE space_id = $1)
      AND NOT EXISTS (SELECT FROM sync_known AS k WHERE k.space_id = $1 AND k.space = s.space AND k.change = c.id)
      ORDER BY c.stamp LIMIT 1
      """
    ) { $0.stamp() }
  }

  /// Changes with their versions, without what stays on this device: a statement for each kind, whatever their number.
  func synced(_ changes: [AuthoredChange]) throws(StoreError) -> [SyncedChange] {
    if changes.isEmpty { return [] }
    let ids = changes.map { $0.change.id }
    var versions: [RecordID: [SyncedVersion]] = [:]
    let filled = try contentMark().tables
    for kind in RecordKinds.all where kind.reach == .synced && filled.contains(kind.table) {
      let rows = try rows(sql(of: kind).written) {
        $0.write(ids: ids)
      } read: { row -> (change: RecordID, version: SyncedVersion)? in
        guard let change = row.id() else { return nil }
        let earlier = Int(row.integer())
        return row.versionRow(kind).map { (change, SyncedVersion(kind: kind.table, row: $0, earlier: earlier)) }
      }
      for row in rows where !row.version.row.staysHere(kind) { versions[row.change, default: []].append(row.version) }
    }
    var foreign: [RecordID: [ForeignVersion]] = [:]
    let unread = try rows(
      """
      SELECT change, kind, id, stamp, deleted, body FROM foreign_version
      WHERE space_id = $1 AND change = ANY ($2::uuid[]) ORDER BY kind, id, stamp
      """
    ) {
      $0.write(ids: ids)
    } read: { row -> (change: RecordID, version: ForeignVersion)? in
      guard let change = row.id() else { return nil }
      let kind = row.text()
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      return (change, ForeignVersion(kind: kind, id: id, stamp: stamp, deleted: row.flag(), body: row.text()))
    }
    for row in unread { foreign[row.change, default: []].append(row.version) }
    return changes.map { change in
      let id = change.change.id
      return SyncedChange(change: change, versions: versions[id] ?? [], foreign: foreign[id] ?? [])
    }
  }
}

extension SyncSpace {
  /// Writes its columns, in the order of the table.
  fileprivate func write(to row: inout QueryParameters) {
    row.write(id: id)
    row.write(text: place)
    row.write(text: name)
    row.write(text: log)
    row.write(integer: Int64(segment))
    row.write(text: rewriting)
    row.write(anything: key.map { .bytes($0) } ?? .nothing)
    row.write(integer: synced)
  }
}

public import FastiRecords
import FastiDays
import FastiTransfer

extension SQLiteStore: SyncLog {
  /// The spaces this store belongs to.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func syncSpaces() throws(StoreError) -> [SyncSpace] {
    try reading { connection throws(StoreError) in
      try connection.rows(
        """
        SELECT space, place, name, log, segment, rewriting, key, synced FROM sync_space
        WHERE space NOT IN (SELECT space FROM served_space) ORDER BY place
        """
      ) { row in
        guard let id = row.id() else { return nil }
        let (place, name) = (row.text(), row.text())
        let (log, segment, rewriting) = (row.text(), Int(row.integer()), row.text())
        let key = row.bytes()
        return SyncSpace(
          id: id, place: place, name: name, log: log, segment: segment, rewriting: rewriting,
          key: key.isEmpty ? nil : key,
          synced: row.integer())
      }
    }
  }

  /// Stores a space that this store joins.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func join(_ space: SyncSpace) throws(StoreError) {
    try writing { connection throws(StoreError) in try connection.join(space) }
  }

  /// Stores what this device knows of a space.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func note(_ space: SyncSpace) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in try connection.note(space) }
  }

  /// Removes a space; what was received from it stays.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func leave(_ space: RecordID) throws(StoreError) {
    try writing { connection throws(StoreError) in try connection.leave(space) }
  }

  /// The changes that a space does not have yet, oldest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func unsent(to space: RecordID, after stamp: Stamp?, limit: Int) throws(StoreError) -> [SyncedChange] {
    try reading { connection throws(StoreError) in
      if try connection.hasSentAll(to: space) { return [] }
      let later = stamp == nil ? "" : "AND stamp > ?"
      let noted = try connection.rows(
        "\(ChangeTableRow.select) AS c \(Connection.unknown) \(later) ORDER BY stamp LIMIT ?"
      ) {
        $0.write(id: space)
        if let stamp { $0.write(stamp: stamp) }
        $0.write(integer: Int64(limit))
      } read: {
        ChangeTableRow(&$0)
      }
      return try connection.synced(noted.map { $0.authored })
    }
  }

  /// How many changes a space does not have yet.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func unsentCount(to space: RecordID) throws(StoreError) -> Int {
    let (count, isNoted) = try reading { connection throws(StoreError) -> (Int, Bool) in
      if try connection.hasSentAll(to: space) { return (0, true) }
      let count = try connection.first("SELECT count(*) FROM change AS c \(Connection.unknown)") {
        $0.write(id: space)
      } read: {
        Int($0.integer())
      }
      // A store without changes may have no file, which reading does not make.
      return (count ?? 0, try connection.changeSum().isEmpty)
    }
    // A command that only reads writes nothing.
    if count == 0, !isNoted, !readsQuietly { try? noteSentAll(to: space) }
    return count
  }

  /// Notes that a space has all changes, unless something was written meanwhile.
  private func noteSentAll(to space: RecordID) throws(StoreError) {
    try writing { connection throws(StoreError) in
      let waiting = try connection.first("SELECT 1 FROM change AS c \(Connection.unknown) LIMIT 1") {
        $0.write(id: space)
      } read: {
        $0.integer()
      }
      if waiting == nil { try connection.noteSentAll(to: space) }
    }
  }

  /// Notes that a space has received changes of this device.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func noteSent(_ changes: [RecordID], to space: SyncSpace, in segment: String?) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) -> Bool in
      guard try connection.note(space) else { return false }
      for change in changes { try connection.noteKnown(change, in: space.id, mine: true) }
      if let segment { try connection.noteSegment(segment, of: space.id, .own) }
      return true
    }
  }

  /// Forgets what was sent, so that everything is sent again; with `everything` also what was received from the space.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func sendAgain(to space: SyncSpace, everything: Bool) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) -> Bool in
      guard try connection.note(space) else { return false }
      try connection.run("DELETE FROM sync_known WHERE space = ? AND (mine = 1 OR ?)") {
        $0.write(id: space.id)
        $0.write(flag: everything)
      }
      try connection.forgetSent(to: space.id)
      try connection.run("UPDATE sync_segment SET owner = 2 WHERE space = ? AND owner = 1") { $0.write(id: space.id) }
      return true
    }
  }

  /// The segments of a space that were read or written, and their authors.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func segments(of space: RecordID) throws(StoreError) -> [String: SyncOwner] {
    try reading { connection throws(StoreError) in
      let segments = try connection.rows("SELECT name, owner FROM sync_segment WHERE space = ?") {
        $0.write(id: space)
      } read: { row in
        (row.text(), SyncOwner(rawValue: Int(row.integer())) ?? .other)
      }
      return Dictionary(segments) { first, _ in first }
    }
  }

  /// A text that two stores share exactly when the newest version of everything is the same in both.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func digest() throws(StoreError) -> String {
    // If the sums of the tables are what they were, so is the digest.
    let (mark, digest, isNoted) = try reading { connection throws(StoreError) -> (String, String, Bool) in
      let (mark, tables) = try connection.contentMark()
      if let known = try connection.fact(.digest), known.hasPrefix(mark + " ") {
        return (mark, String(known.dropFirst(mark.utf8.count + 1)), true)
      }
      var sum = VersionSum()
      for kind in RecordKinds.all where kind.reach == .synced && tables.contains(kind.table) {
        let kept = kind == Setting.kind ? try connection.ownSettings() : []
        for hash in try connection.rows(connection.sql(of: kind).heads, read: { $0.bytes() })
        where hash.count == 32 && !kept.contains(hash) { sum.add(hash) }
      }
      return (mark, sum.hex, tables.isEmpty)
    }
    // A command that only reads writes nothing.
    if !isNoted, !readsQuietly {
      let text = "\(mark) \(digest)"
      try? writing { connection throws(StoreError) in try connection.note(.digest, text) }
    }
    return digest
  }

  /// The number of this device in its stamps.
  /// - Throws: ``StoreError`` when its file cannot be read or created.
  public func deviceNumber() throws(StoreError) -> UInt64 {
    try DeviceFile(folder: folder).number(entropy: entropy, patience: patience)
  }

  /// A text that changes when versions are rewritten.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func rewriting() throws(StoreError) -> String {
    try reading { connection throws(StoreError) in
      "\(try connection.fact(.erased) ?? "-") \(try connection.fact(.mended) ?? "-")"
    }
  }
}

extension Connection {
  /// The condition for changes that a space does not have. A repeated erasure has no version.
  fileprivate static let unknown =
    "WHERE NOT EXISTS (SELECT 1 FROM sync_known WHERE space = ? AND change = c.id)"

  /// Stores a space that this store joins.
  func join(_ space: SyncSpace) throws(StoreError) {
    try run(
      """
      INSERT INTO sync_space (space, place, name, log, segment, rewriting, key, synced) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (space) DO UPDATE SET place = excluded.place, name = excluded.name, log = excluded.log, segment = excluded.segment,
        rewriting = excluded.rewriting, key = excluded.key, synced = excluded.synced
      """
    ) { space.write(to: &$0) }
  }

  /// Removes a space.
  func leave(_ space: RecordID) throws(StoreError) {
    for table in ["sync_known", "sync_segment", "sync_file", "sync_space"] {
      try run("DELETE FROM \(table) WHERE space = ?") { $0.write(id: space) }
    }
    try forgetSent(to: space)
  }

  /// Stores what this device knows of a space.
  /// - Returns: Whether the store belongs to it.
  func note(_ space: SyncSpace) throws(StoreError) -> Bool {
    let noted = try run(
      """
      UPDATE sync_space SET place = ?2, name = ?3, log = ?4, segment = ?5, rewriting = ?6, key = ?7, synced = ?8
      WHERE space = ?1
      """
    ) { space.write(to: &$0) }
    return noted > 0
  }

  /// Notes that a space has a change, if the store belongs to the space.
  func noteKnown(_ change: RecordID, in space: RecordID, mine: Bool) throws(StoreError) {
    try run(
      """
      INSERT INTO sync_known (space, change, mine) SELECT space, ?2, ?3 FROM sync_space WHERE space = ?1
      ON CONFLICT (space, change) DO UPDATE SET mine = max(mine, excluded.mine)
      """
    ) {
      $0.write(id: space)
      $0.write(id: change)
      $0.write(flag: mine)
    }
  }

  /// Notes a segment of a space, if the store belongs to the space.
  func noteSegment(_ name: String, of space: RecordID, _ owner: SyncOwner) throws(StoreError) {
    try run(
      """
      INSERT INTO sync_segment (space, name, owner) SELECT space, ?2, ?3 FROM sync_space WHERE space = ?1
      ON CONFLICT DO NOTHING
      """
    ) {
      $0.write(id: space)
      $0.write(text: name)
      $0.write(integer: Int64(owner.rawValue))
    }
  }

  /// The hashes of the settings that are not synced.
  func ownSettings() throws(StoreError) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    for key in SettingKey.allCases where key.reach == .device {
      let hashes = try rows("SELECT hash FROM setting WHERE key = ?") {
        $0.write(text: key.rawValue)
      } read: {
        $0.bytes()
      }
      found.formUnion(hashes)
    }
    return found
  }
}

extension SyncSpace {
  /// Writes its columns, in the order of the table.
  fileprivate func write(to row: inout Parameters) {
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

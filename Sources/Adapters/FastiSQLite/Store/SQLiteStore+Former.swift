public import FastiRecords
import FastiDays
import FastiTransfer

extension SQLiteStore {
  /// Copies the store into `fasti.db.before-join`.
  /// - Returns: The path of the copy; nil if there is no store yet.
  /// - Throws: ``StoreError`` when the copy cannot be written.
  public func keepCopy(beforeJoining space: RecordID) throws(StoreError) -> String? {
    guard try folder.hasDatabase() else { return nil }
    // A change that another process makes meanwhile has a later stamp, so it counts as made afterwards.
    let latest = try reading { connection throws(StoreError) in try connection.latestStamp() }
    let copy = try keepCopy(as: folder.copyBeforeJoining)
    try writing { connection throws(StoreError) in try connection.note(.joined, "\(space.text) \(latest.text)") }
    return copy
  }

  /// The copy that was made when this store joined a space, and what was written since; nil if there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func formerStore(of space: RecordID) throws(StoreError) -> FormerStore? {
    let copy = folder.copyBeforeJoining
    guard SystemCall.size(copy) != nil else { return nil }
    guard let found = try reading({ connection throws(StoreError) in try connection.changes(since: space) }) else {
      return nil
    }
    let former = try Connection(path: copy, access: .immutable, patience: patience)
    // A copy of an earlier version of the program has other tables.
    guard try former.version() == schema.version else { return nil }
    let changes = try former.first("SELECT count(*) FROM change") { Int($0.integer()) } ?? 0
    return FormerStore(path: copy, changes: changes, since: found.count, hasOthers: found.hasOthers)
  }

  /// Puts the content of that copy in place of the present content, and leaves the space, in one transaction.
  /// - Returns: Whether it was done.
  /// - Throws: ``StoreError`` when the store cannot be written, or the copy is damaged; nothing is changed then.
  public func bringBackFormer(of space: RecordID) throws(StoreError) -> Bool {
    guard try formerStore(of: space)?.canReturn == true else { return false }
    let connection = try writable()
    let device = try deviceNumber()
    return try FileLock.hold(folder.lock, patience: patience) { () throws(StoreError) in
      let copy = folder.copyBeforeJoining
      guard SystemCall.size(copy) != nil else { return false }
      try connection.run("ATTACH DATABASE ? AS former") { $0.write(text: copy) }
      defer { _ = try? connection.run("DETACH DATABASE former") }
      guard try connection.first("PRAGMA former.quick_check(1)", read: { $0.text() }) == "ok" else {
        throw .corrupt(path: copy, detail: .altered(of: HashedTable.changes.kind.table))
      }
      return try writing(settles: true) { connection throws(StoreError) in
        // Another process may have written meanwhile.
        guard let since = try connection.changes(since: space), since.count == 0, !since.hasOthers else { return false }
        try connection.run("PRAGMA defer_foreign_keys=ON")
        for table in HashedTable.all.map({ $0.kind.table }) + ["tally", "foreign_version", "dismissed"] {
          try connection.replace(table)
        }
        try connection.replaceFacts(device: device, now: clock.now)
        try connection.run("DELETE FROM served_change WHERE change NOT IN (SELECT id FROM change)")
        try connection.leave(space)
        return true
      }
    }
  }
}

extension Connection {
  /// The number of changes that were made here since the store joined a space, and whether it syncs with others; nil if no copy
  /// was made then. The change by which joining takes the settings of the server is a part of joining.
  fileprivate func changes(since space: RecordID) throws(StoreError) -> (count: Int, hasOthers: Bool)? {
    guard let words = try fact(.joined)?.split(separator: " "), words.count == 2, words[0] == space.text,
      let stamp = Stamp(text: String(words[1]))
    else { return nil }
    let count = try first("SELECT count(*) FROM change WHERE brought IS NULL AND stamp > ? AND command <> ?") {
      $0.write(stamp: stamp)
      $0.write(text: ChangeAction(.merge, .setting).text)
    } read: {
      Int($0.integer())
    }
    let others = try first(
      """
      SELECT (SELECT count(*) FROM sync_space WHERE space <> ? AND space NOT IN (SELECT space FROM served_space))
        + (SELECT count(*) FROM joined_device WHERE revoked IS NULL)
      """
    ) {
      $0.write(id: space)
    } read: {
      Int($0.integer())
    }
    return (count ?? 0, (others ?? 0) > 0)
  }

  /// Puts the rows of a table of the attached copy in place of the present ones.
  fileprivate func replace(_ table: String) throws(StoreError) {
    let names = try rows("SELECT name FROM pragma_table_info('\(table)')") { $0.text() }
    let columns = names.map { "\"\($0)\"" }.joined(separator: ", ")
    try run("DELETE FROM main.\(table)")
    try run("INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM former.\(table)")
  }

  /// Takes the sums of the tables from the attached copy, and what else is true of its rows. The clock only goes on: no stamp is
  /// given twice, and cached pages, which have the latest stamp, are not shown any more.
  fileprivate func replaceFacts(device: UInt64, now: Int64) throws(StoreError) {
    let former = try first("SELECT value FROM former.meta WHERE key = ?") {
      $0.write(text: Fact.clock.rawValue)
    } read: {
      $0.text()
    }
    var clock = StampClock(device: device, latest: try latestStamp())
    if let stamp = former.flatMap({ Stamp(text: $0) }) { clock.observe(stamp) }
    let ofRows = "key BETWEEN 'sum:' AND 'sum:~' OR key IN ('\(Fact.compacted.rawValue)', '\(Fact.mended.rawValue)')"
    try run("DELETE FROM main.meta WHERE \(ofRows)")
    try run("INSERT INTO main.meta (key, value) SELECT key, value FROM former.meta WHERE \(ofRows)")
    for fact in [Fact.joined, .numbered, .digest] { try forget(fact) }
    try note(.clock, clock.tick(now: now).text)
  }
}

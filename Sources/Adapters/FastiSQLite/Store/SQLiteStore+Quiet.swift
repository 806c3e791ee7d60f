internal import FastiRecords

/// Reading that makes, cuts and writes no file.
///
/// An ordinary connection that is the first to open a store makes the index of the log anew, in a file, also where the log
/// is empty and all it wants is to read. A quiet one follows SQLite's protocol for readers that may not write: it holds the
/// lock of those who read the bare database, so that nobody brings the log into the file meanwhile, and reads the index
/// that others keep, or makes one in memory of what is in the log.
extension SQLiteStore {
  /// Runs questions inside one `BEGIN` of a quiet connection; to be called in its turn.
  ///
  /// - Returns: The answer; nil where an ordinary connection has to be asked, before anything was.
  func quietly<Answer>(
    _ body: (Connection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer? {
    let connection = try quiet()
    if let connection, connection.isInTransaction { return try body(connection) }
    guard let connection, begins(connection) else {
      readsQuietly = false
      close()
      return nil
    }
    do throws(StoreError) {
      let answer = try body(connection)
      try connection.run("COMMIT")
      return answer
    } catch {
      connection.rollback()
      throw error
    }
  }

  /// Makes way for an ordinary connection.
  ///
  /// - Throws: `locked` within a reading: it would not see the change, and would lose its connection.
  func leaveQuiet() throws(StoreError) {
    guard readsQuietly else { return }
    try QuietConnections.turn { () throws(StoreError) in
      if opened?.connection.isInTransaction == true { throw .locked(path: folder.database, seconds: 0) }
      readsQuietly = false
      close()
    }
  }

  /// The quiet connection; nil where there can be none: before the first change, and in a database without a log, which is
  /// read without making anything.
  private func quiet() throws(StoreError) -> Connection? {
    if let opened { return opened.connection }
    guard SystemCall.size(folder.database + "-wal") != nil, SystemCall.size(folder.database + "-shm") != nil,
      let connection = try? Connection(path: folder.database, access: .quiet, patience: patience),
      let header = try? connection.header(), header.applicationID == StoreHeader.applicationID, header.hasLog
    else { return nil }
    if let overlay { try layOver(overlay, connection) }
    opened = Opened(connection: connection, mode: .quiet)
    QuietConnections.add(connection) { [weak self] in self?.opened = nil }
    return connection
  }

  /// Begins to read, if that can be had: another process may just be making the index, and a store of another version is
  /// for an ordinary connection to migrate, or to refuse.
  private func begins(_ connection: Connection) -> Bool {
    do throws(StoreError) {
      try connection.run("BEGIN")
      if try connection.version() == schema.version {
        // A command goes through a table once: to keep more pages is to touch more memory, not to read less.
        try connection.run("PRAGMA cache_size=-512")
        return true
      }
    } catch {}
    connection.rollback()
    return false
  }
}

internal import FastiRecords

/// Reads that do not create, truncate or write any file.
///
/// If an ordinary connection is the first to open a store, it rebuilds the index of the log, in a file, even if the log
/// is empty and it only reads. A quiet one follows SQLite's protocol for readers that may not write: it holds the
/// readers' lock of the bare database, so that no process checkpoints the log into the file meanwhile, and reads the
/// index that other processes keep, or builds one in memory.
extension SQLiteStore {
  /// Runs reads inside one `BEGIN` of a quiet connection; the caller holds the lock of quiet connections.
  ///
  /// - Returns: The answer; nil if an ordinary connection is needed, in which case the body has not run.
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

  /// Closes the quiet connections so that an ordinary one can be opened.
  ///
  /// - Throws: `locked` inside a read: the read would not see the change, and would lose its connection.
  func leaveQuiet() throws(StoreError) {
    guard readsQuietly else { return }
    try QuietConnections.turn { () throws(StoreError) in
      if opened?.connection.isInTransaction == true { throw .locked(path: folder.database, seconds: 0) }
      readsQuietly = false
      close()
    }
  }

  /// The quiet connection; nil if none is possible: before the first change, for a database without a log, which can
  /// be read without creating a file, and beside an ordinary connection of this process.
  private func quiet() throws(StoreError) -> Connection? {
    if let opened { return opened.connection }
    // Reading drops nothing: if no copy can be written, the next writer is refused.
    try? keepDamagedLog()
    guard QuietConnections.areAllowed(path: folder.database), SystemCall.size(folder.database + "-wal") != nil,
      SystemCall.size(folder.database + "-shm") != nil,
      let connection = try? Connection(path: folder.database, access: .quiet, patience: patience),
      let header = try? connection.header(), header.applicationID == StoreHeader.applicationID, header.hasLog
    else { return nil }
    if let overlay { try layOver(overlay, connection) }
    opened = OpenConnection(connection: connection, mode: .quiet)
    QuietConnections.add(connection) { [weak self] in self?.opened = nil }
    return connection
  }

  /// Begins to read, if possible: another process may be rebuilding the index, and an ordinary connection has to
  /// migrate, or refuse, a store of another version.
  private func begins(_ connection: Connection) -> Bool {
    connection.forgetVacant()
    do throws(StoreError) {
      try connection.run("BEGIN")
      if try connection.version() == schema.version {
        // A command reads a table once: a larger cache would use more memory and not save reads.
        try connection.run("PRAGMA cache_size=-512")
        return true
      }
    } catch {}
    connection.rollback()
    return false
  }
}

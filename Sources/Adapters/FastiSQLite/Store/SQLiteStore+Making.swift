public import FastiRecords

extension SQLiteStore {
  /// Creates the store under another name, and renames it when it is complete: killed at any moment, there is either no
  /// store or a complete one.
  func create() throws(StoreError) {
    try folder.make()
    try FileLock.hold(folder.lock, patience: patience) { () throws(StoreError) in
      if try folder.hasDatabase() { return }
      try unfinished { () throws(StoreError) in
        try build()
        try removeUnfinishedLogs()
        try SystemCall.sync(folder.unfinished)
        try SystemCall.rename(folder.unfinished, to: folder.database)
      }
      try folder.sync()
    }
  }

  /// Migrates an older store to this program's version; a copy of it stays in the folder.
  func migrateIfNeeded(_ connection: Connection) throws(StoreError) {
    let version = try connection.version()
    try checkKnown(version)
    if version == schema.version { return }
    guard !connection.isReadOnly else { throw .readOnly(path: folder.database) }
    try FileLock.hold(folder.lock, patience: patience) { () throws(StoreError) in
      // Asked again: another program may have been quicker.
      let version = try connection.version()
      if version >= schema.version { return }
      try connection.prepareForWriting()
      try keepCopy(connection, ofVersion: version)
      try migrate(connection)
    }
  }

  private func build() throws(StoreError) {
    let connection = try Connection(path: folder.unfinished, access: .new, patience: patience)
    try connection.run("PRAGMA journal_mode=MEMORY")
    try connection.run("PRAGMA synchronous=OFF")
    try connection.run("BEGIN IMMEDIATE")
    for migration in schema.migrations { try connection.script(migration.sql) }
    try connection.run("PRAGMA application_id=\(StoreHeader.applicationID)")
    try connection.run("PRAGMA user_version=\(schema.version)")
    try connection.run("COMMIT")
    try connection.prepareForWriting()
    try connection.run("PRAGMA journal_mode=WAL")
  }

  /// All steps are one transaction: a program that is killed leaves the earlier store, of which there is a copy already.
  private func migrate(_ connection: Connection) throws(StoreError) {
    try connection.run("BEGIN IMMEDIATE")
    do throws(StoreError) {
      // Asked inside the transaction: another program may have been quicker.
      let version = try connection.version()
      for migration in schema.migrations where migration.version > version {
        try connection.script(migration.sql)
        if migration.hashes { try connection.hashEarlierRows() }
      }
      if version < schema.version { try connection.run("PRAGMA user_version=\(schema.version)") }
      try connection.run("COMMIT")
    } catch {
      connection.rollback()
      throw error
    }
  }

  private func keepCopy(_ connection: Connection, ofVersion version: Int) throws(StoreError) {
    let copy = folder.copy(ofVersion: version)
    if SystemCall.size(copy) != nil { return }
    try write(connection, to: copy)
  }

  /// Copies the store into `fasti.db.before-restore`.
  /// - Returns: Where the copy is; nil where there is no store yet.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func keepCopy() throws(StoreError) -> String? { try keepCopy(as: folder.copyBeforeRestore) }

  /// Copies the store into a file of the folder.
  /// - Returns: Where the copy is; nil where there is no store yet.
  func keepCopy(as copy: String) throws(StoreError) -> String? {
    guard try folder.hasDatabase() else { return nil }
    let connection = try writable()
    try FileLock.hold(folder.lock, patience: patience) { () throws(StoreError) in
      do throws(StoreError) { try write(connection, to: copy) } catch {
        try? removeUnfinished()
        throw error
      }
    }
    return copy
  }

  private func write(_ connection: Connection, to copy: String) throws(StoreError) {
    try unfinished { () throws(StoreError) in
      try connection.run("VACUUM INTO ?") { $0.write(text: folder.unfinished) }
      try SystemCall.sync(folder.unfinished)
      try SystemCall.rename(folder.unfinished, to: copy)
    }
    try folder.sync()
  }

  /// Makes the unfinished file; an interruption removes it. Called under the lock of the folder, so that no other process has it.
  private func unfinished(_ make: () throws(StoreError) -> Void) throws(StoreError) {
    try removeUnfinished()
    let folder = folder
    try interruption.during { () throws(StoreError) in
      try SystemCall.makeEmpty(folder.unfinished)
      try make()
    } undo: {
      for ending in ["", "-wal", "-shm", "-journal"] { try? SystemCall.remove(folder.unfinished + ending) }
    }
  }

  private func removeUnfinished() throws(StoreError) {
    try SystemCall.remove(folder.unfinished)
    try removeUnfinishedLogs()
  }

  private func removeUnfinishedLogs() throws(StoreError) {
    for ending in ["-wal", "-shm", "-journal"] { try SystemCall.remove(folder.unfinished + ending) }
  }
}

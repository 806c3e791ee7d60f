public import FastiRecords

extension SQLiteStore {
  /// Creates the store under another name, and renames it when it is complete: if the program is killed, there is
  /// either no store or a complete one.
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
      // Read again under the lock: another process may have migrated it meanwhile.
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
    try connection.make(schema)
    try connection.run("PRAGMA application_id=\(StoreHeader.applicationID)")
    try connection.run("PRAGMA user_version=\(schema.version)")
    try connection.run("COMMIT")
    try connection.prepareForWriting()
    try connection.run("PRAGMA journal_mode=WAL")
  }

  /// All steps are one transaction: if the program is killed, the earlier store remains, and there is a copy of it.
  private func migrate(_ connection: Connection) throws(StoreError) {
    try connection.run("BEGIN IMMEDIATE")
    do throws(StoreError) {
      // Read again inside the transaction: another process may have migrated it meanwhile.
      let version = try connection.version()
      for migration in schema.migrations where migration.version > version {
        try connection.script(migration.sql)
        if migration.hashes { try connection.hashEarlierRows() }
      }
      if version < schema.version {
        try connection.adopt()
        try connection.run("PRAGMA user_version=\(schema.version)")
      }
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
  /// - Returns: The path of the copy; nil if there is no store yet.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func keepCopy() throws(StoreError) -> String? { try keepCopy(as: folder.copyBeforeRestore) }

  /// Copies the store into a file of the folder.
  /// - Returns: The path of the copy; nil if there is no store yet.
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

  /// Makes the unfinished file; an interruption removes it. It is called under the lock of the folder, so only this
  /// process uses the file.
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

extension Connection {
  /// Makes the tables in an empty file.
  func make(_ schema: Schema) throws(StoreError) {
    if let tables = schema.tables { return try script(tables) }
    for migration in schema.migrations { try script(migration.sql) }
  }
}

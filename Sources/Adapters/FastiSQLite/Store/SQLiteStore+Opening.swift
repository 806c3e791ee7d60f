internal import FastiRecords

extension SQLiteStore {
  /// A connection to read from.
  func readable() throws(StoreError) -> Connection {
    switch opened?.mode {
    case .ordinary, .readOnlyFallback: if let opened { return opened.connection }
    case .quiet, .empty, nil: close()
    }
    let next = try folder.hasDatabase() ? openToRead() : empty()
    if let overlay { try layOver(overlay, next.connection) }
    opened = next
    return next.connection
  }

  /// A connection to write to; folder and file are created if missing.
  func writable() throws(StoreError) -> Connection {
    if case .ordinary(let writes) = opened?.mode, let connection = opened?.connection {
      if writes { return connection }
      return try prepared(connection)
    }
    try leaveQuiet()
    opened = nil
    if !(try folder.hasDatabase()) { try create() }
    do throws(StoreError) {
      let connection = try verified()
      try migrateIfNeeded(connection)
      return try prepared(connection)
    } catch {
      throw blamed(error)
    }
  }

  /// Opens a file whose header is that of a store of a known version.
  func verified() throws(StoreError) -> Connection {
    try keepDamagedLog()
    let connection = try Connection(path: folder.database, access: .existing, patience: patience)
    let header = try connection.header()
    guard header.applicationID == StoreHeader.applicationID else { throw .notAStore(path: folder.database) }
    try checkKnown(header.version)
    return connection
  }

  /// Refuses tables of an unknown version.
  func checkKnown(_ version: Int) throws(StoreError) {
    // No program ever wrote tables of such a version, and creating them would find the existing tables.
    guard version > 0 else { throw .corrupt(path: folder.database, detail: .version(version)) }
    guard version <= schema.version else {
      throw .newer(path: folder.database, version: version, supported: schema.version)
    }
  }

  private func openToRead() throws(StoreError) -> OpenConnection {
    do throws(StoreError) {
      let connection = try verified()
      try migrateIfNeeded(connection)
      return OpenConnection(connection: connection, mode: .ordinary(writes: false))
    } catch {
      guard error.leavesDetour else { throw error }
      guard
        let fallback = try ReadOnlyFallback(folder: folder, patience: patience, interruption: interruption).connection()
      else {
        throw blamed(error)
      }
      let version = try fallback.version()
      try checkKnown(version)
      guard version == schema.version else { throw .readOnly(path: folder.database) }
      return OpenConnection(connection: fallback, mode: .readOnlyFallback)
    }
  }

  private func prepared(_ connection: Connection) throws(StoreError) -> Connection {
    guard !connection.isReadOnly else { throw .readOnly(path: folder.database) }
    try connection.prepareForWriting()
    if !(try connection.header().hasLog) { try connection.run("PRAGMA journal_mode=WAL") }
    opened = OpenConnection(connection: connection, mode: .ordinary(writes: true))
    return connection
  }

  private func empty() throws(StoreError) -> OpenConnection {
    let connection = try Connection(path: folder.database, access: .memory, patience: patience)
    try connection.make(schema)
    try connection.run("PRAGMA user_version=\(schema.version)")
    return OpenConnection(connection: connection, mode: .empty)
  }

  /// SQLite cannot always report why it could not open its log; usually the folder is not writable.
  func blamed(_ error: StoreError) -> StoreError {
    switch error {
    case .ioError, .noPermission:
      folder.isWritable || !folder.isReadable ? error : .readOnly(path: folder.database)
    default: error
    }
  }
}

extension StoreError {
  /// Whether a read-only fallback may work.
  fileprivate var leavesDetour: Bool {
    switch self {
    case .readOnly, .ioError, .full, .noPermission: true
    default: false
    }
  }
}

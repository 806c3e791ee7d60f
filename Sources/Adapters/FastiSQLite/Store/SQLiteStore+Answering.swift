public import FastiRecords

extension SQLiteStore {
  /// Reads from one moment, inside one `BEGIN`; inside a change, it also sees what the change has written so far.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  public func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try reading { connection throws(StoreError) in
      if let stamp, let compacted = try connection.stamp(.compacted), stamp < compacted {
        throw .forgotten(before: compacted)
      }
      return try body(Snapshot(connection, knownAt: stamp))
    }
  }

  /// The greatest stamp that the store knows. A single statement reads from one moment, so it needs no `BEGIN`; the
  /// server calls this for every request.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func latestStamp() throws(StoreError) -> Stamp {
    try asking { connection throws(StoreError) in try connection.latestStamp() }
  }

  /// Writes one change; it is on disk when the call returns.
  /// - Throws: ``StoreError`` when the store cannot be written, and what the body throws.
  @discardableResult
  public func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try changing(change) { transaction throws(StoreError) in try body(transaction) }
  }

  /// Runs a change inside one `BEGIN IMMEDIATE`.
  /// - Parameters:
  ///   - carries: Whether the body receives changes of other devices; then `change` only names the operation.
  ///   - ending: Is called after everything is written, before the commit.
  func changing<Answer>(
    _ change: Change, carries: Bool = false, ending: () -> Void = {}, _ body: (Transaction) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try writing(settles: true) { connection throws(StoreError) in
      let file = DeviceFile(folder: folder)
      let device = Transaction.Device(
        number: { [self] () throws(StoreError) in try file.number(entropy: entropy, patience: patience) },
        renew: { [self] () throws(StoreError) in _ = try file.renew(entropy: entropy) })
      let transaction = Transaction(connection, change: change, clock: clock, device: device, carries: carries)
      let answer = try body(transaction)
      try transaction.finish()
      ending()
      return answer
    }
  }

  /// Runs one reading statement, without a `BEGIN`.
  func asking<Answer>(
    _ body: (Connection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    if readsQuietly { return try reading(body) }
    let connection = try readable()
    guard case .ordinary = opened?.mode else { return try reading(body) }
    return try body(connection)
  }

  /// Runs several reads inside one `BEGIN`.
  func reading<Answer>(
    _ body: (Connection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    if readsQuietly {
      // The quiet connection answers if it can; otherwise an ordinary connection does.
      let answer = try QuietConnections.turn { () throws(StoreError) in try quietly(body) }
      if let answer { return answer }
    }
    let connection = try readable()
    if connection.isInTransaction { return try body(connection) }
    defer { if case .readOnlyFallback = opened?.mode { opened = nil } }
    return try inTransaction(connection, begin: "BEGIN", body)
  }

  /// Runs statements inside one `BEGIN IMMEDIATE`.
  /// - Parameter settles: Whether the commit completes a change of the user.
  func writing<Answer>(
    settles: Bool = false, _ body: (Connection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    let connection = try writable()
    // A change inside a change could be lost with it, or half of it could be kept.
    guard !connection.isInTransaction else { throw .locked(path: folder.database, seconds: 0) }
    do throws(StoreError) {
      return try inTransaction(connection, begin: "BEGIN IMMEDIATE", settles: settles, body)
    } catch {
      throw blamed(error)
    }
  }

  private func inTransaction<Answer>(
    _ connection: Connection, begin: String, settles: Bool = false,
    _ body: (Connection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    do throws(StoreError) {
      try connection.run(begin)
      // A newer program may have migrated the file since it was opened.
      try checkKnown(try connection.version())
      let answer = try body(connection)
      if settles {
        _ = try interruption.settle { () throws(StoreError) in try connection.run("COMMIT") }
      } else {
        try connection.run("COMMIT")
      }
      return answer
    } catch {
      connection.rollback()
      throw error
    }
  }
}

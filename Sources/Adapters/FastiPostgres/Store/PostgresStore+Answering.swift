public import FastiRecords

extension PostgresStore {
  /// Reads from one moment; inside a change, it also sees what the change has written so far.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  public func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try reading { connection throws(StoreError) in
      if let stamp, let compacted = try connection.stamp(.compacted), stamp < compacted {
        throw .forgotten(before: compacted)
      }
      return try body(SpaceSnapshot(connection, knownAt: stamp))
    }
  }

  /// Writes one change; it is on disk when the call returns.
  /// - Throws: ``StoreError`` when the store cannot be written, and what the body throws.
  @discardableResult
  public func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try changing(change) { transaction throws(StoreError) in try body(transaction) }
  }

  /// Runs a change inside one transaction. Where the link breaks while it is stored, the database is asked whether it has it.
  /// - Parameters:
  ///   - contents: What changes of other devices contain, where such are taken; the change only names the work.
  ///   - ending: Is called after everything is written, or waits to be, before the commit.
  func changing<Answer>(
    _ change: Change, as role: Role = .app, receiving contents: Absent? = nil,
    ending: (DatabaseConnection) throws(StoreError) -> Void = { _ in },
    _ body: (SpaceTransaction) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    // What is needed first is asked for with the lock.
    let carries = contents != nil
    var questions: [Question] = [Self.question(DatabaseConnection.selectFacts)]
    if let contents { questions += [Self.question(DatabaseConnection.selectServed), contents.question] }
    return try writing(as: role, storing: carries ? nil : change.id, asking: questions) {
      connection, told throws(StoreError) in
      let transaction = SpaceTransaction(
        connection, change: change, clock: clock, carries: carries, newNumber: { [entropy] in entropy.number })
      connection.facts = KeptFacts()
      connection.facts?.values = try connection.facts(in: told[0])
      if let contents {
        transaction.served = try connection.served(in: told[1])
        transaction.absent = contents.without(try connection.present(in: told[2]))
      }
      let answer = try body(transaction)
      try transaction.finish()
      try ending(connection)
      return answer
    }
  }

  /// Runs reads inside one transaction that sees one moment and writes nothing.
  func reading<Answer>(
    _ body: (DatabaseConnection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    if let current { return try body(current) }
    defer { rest() }
    return try following { () throws(StoreError) -> Answer in
      let connection = try begun(.app, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; \(try proof())")
      do throws(StoreError) {
        let answer = try body(connection)
        try connection.commit()
        return answer
      } catch {
        connection.rollback()
        throw error
      }
    }
  }

  /// Runs statements inside one transaction that has the lock of the space. It is tried again if the server reports a
  /// conflict with another transaction.
  /// - Parameter change: The change to store; if a commit gets no answer, the store looks for this change to learn
  ///   whether it was done.
  func writing<Answer>(
    as role: Role = .app, storing change: RecordID? = nil, _ body: (DatabaseConnection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try writing(as: role, storing: change, asking: []) { connection, _ throws(StoreError) in try body(connection) }
  }

  /// A statement about a space.
  private typealias Question = (RecordID) -> Statement

  private static func question(_ sql: String) -> Question { { Statement(sql, QueryParameters(space: $0)) } }

  /// The same with questions about the space, which are sent in one packet with the question for its lock, and answered after it.
  private func writing<Answer>(
    as role: Role, storing change: RecordID?, asking questions: [Question],
    _ body: (DatabaseConnection, _ told: [QueryResult]) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    // A change inside a change could be lost with it, or half of it could be kept.
    if current != nil { throw .locked(path: path, seconds: 0) }
    defer { rest() }
    var tries = 0
    return try following { () throws(StoreError) -> Answer in
      while true {
        let claim = try claim()
        let settings = (limits + ["SET LOCAL search_path = fasti, pg_temp", claim]).map { Statement($0) }
        let (connection, answers) = try begun(role) { connection throws(StoreError) -> [QueryResult] in
          let lock = scope == .people ? "SELECT lock_people()" : "SELECT lock_space($1)"
          let asked = [Self.question(lock)] + questions
          return try connection.begin(settings + asked.map { $0(connection.space) })
        }
        do throws(StoreError) {
          let told = Array(answers.dropFirst(settings.count))
          guard try connection.answers(told[0], { $0.flag() }).first == true else { throw .noPermission(path: path) }
          let answer = try body(connection, Array(told.dropFirst()))
          try stored(connection, change)
          return answer
        } catch {
          connection.rollback()
          tries += 1
          guard connection.lastIsTransient, tries < 5, case .locked = error else { throw error }
        }
      }
    }
  }

  /// Commits. If the link breaks meanwhile, the change is looked up over another link, after the lock of the space: until the
  /// server has committed or rolled back, the broken transaction has this lock.
  private func stored(_ connection: DatabaseConnection, _ change: RecordID?) throws(StoreError) {
    do throws(StoreError) { try connection.commit() } catch {
      guard case .unreachable(let database, let detail) = error else { throw error }
      guard let change else { throw .outcomeUnknown(database: database, detail: detail) }
      let isThere: Bool
      do throws(StoreError) {
        isThere = try writing { connection throws(StoreError) in try SpaceSnapshot(connection).knows(change) }
      } catch {
        throw .outcomeUnknown(database: database, detail: detail)
      }
      if !isThere { throw error }
    }
  }

  /// The rows of one statement that reads, in a transaction of its own and in one packet. Names in it need their schema.
  func alone<Answer>(_ sql: String, read: (inout DatabaseRow) -> Answer?) throws(StoreError) -> [Answer] {
    defer { rest() }
    return try following { () throws(StoreError) -> [Answer] in
      let claim = try claim()
      let first = try app()
      do throws(StoreError) { return try first.rows(sql, after: claim, read: read) } catch {
        guard case .unreachable = error, !first.isAlive else { throw error }
        distrustIdle()
        return try app().rows(sql, after: claim, read: read)
      }
    }
  }

  /// The same for a statement about the space.
  func alone<Answer>(
    _ sql: String, _ bind: (inout QueryParameters) -> Void, read: (inout DatabaseRow) -> Answer?
  ) throws(StoreError) -> [Answer] {
    if let current { return try current.rows(sql, bind, read: read) }
    defer { rest() }
    return try following { () throws(StoreError) -> [Answer] in
      let claim = try claim()
      let first = try app()
      do throws(StoreError) { return try first.rows(sql, after: claim, bind, read: read) } catch {
        guard case .unreachable = error, !first.isAlive else { throw error }
        distrustIdle()
        return try app().rows(sql, after: claim, bind, read: read)
      }
    }
  }

  /// A connection in a transaction. A connection that broke while it was idle is opened again, once.
  func begun(_ role: Role, _ text: String) throws(StoreError) -> DatabaseConnection {
    try begun(role) { connection throws(StoreError) in try connection.begin(text) }.0
  }

  /// The same with the answers to what begins it.
  private func begun<Answer>(
    _ role: Role, _ begin: (DatabaseConnection) throws(StoreError) -> Answer
  ) throws(StoreError) -> (DatabaseConnection, Answer) {
    let first = try connection(role)
    do throws(StoreError) { return (first, try begin(first)) } catch {
      guard case .unreachable = error, !first.isAlive else { throw error }
      distrustIdle()
      let second = try connection(role)
      return (second, try begin(second))
    }
  }
}

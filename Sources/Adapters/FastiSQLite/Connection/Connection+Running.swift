internal import CSQLite
internal import FastiRecords

extension Connection {
  /// Runs a statement that returns no rows.
  /// - Returns: The number of rows it wrote or removed.
  @discardableResult
  func run(_ sql: String, _ bind: (inout Parameters) -> Void = { _ in }) throws(StoreError) -> Int {
    let statement = try bound(sql, bind)
    defer { reset(statement) }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return changes }
      guard code == SQLITE_ROW else { throw fault(code) }
    }
  }

  func rows<Answer>(
    _ sql: String, _ bind: (inout Parameters) -> Void = { _ in }, read: (inout Row) -> Answer?
  ) throws(StoreError) -> [Answer] {
    let statement = try bound(sql, bind)
    defer { reset(statement) }
    var answers: [Answer] = []
    while try step(statement) { answers.append(try understood(statement, read)) }
    return answers
  }

  /// Passes the rows of an answer to the body; they are valid until the body returns.
  /// - Parameter unread: The number of columns before the first that the body reads.
  func walk<Answer>(
    _ sql: String, unread: Int = 0, _ bind: (inout Parameters) -> Void,
    _ body: (inout any VersionRows) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    let statement = try bound(sql, bind)
    defer { reset(statement) }
    var rows: any VersionRows = StatementRows(statement, of: self, from: Int32(unread))
    return try body(&rows)
  }

  /// The first row of an answer; nil if there is none.
  func first<Answer>(
    _ sql: String, _ bind: (inout Parameters) -> Void = { _ in }, read: (inout Row) -> Answer?
  ) throws(StoreError) -> Answer? {
    let statement = try bound(sql, bind)
    defer { reset(statement) }
    return try step(statement) ? try understood(statement, read) : nil
  }

  /// Runs a script of several statements.
  func script(_ sql: StaticString) throws(StoreError) {
    let code = sql.withUTF8Buffer { bytes in
      sqlite3_exec(handle, UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self), nil, nil, nil)
    }
    guard code == SQLITE_OK else { throw fault(code) }
  }

  /// Rolls back the open transaction, if there is one; its own error is ignored, because the first error is reported.
  func rollback() { if isInTransaction { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) } }

  private func bound(_ sql: String, _ bind: (inout Parameters) -> Void) throws(StoreError) -> OpaquePointer {
    let statement = try statement(sql)
    var parameters = Parameters(statement)
    bind(&parameters)
    guard parameters.code == SQLITE_OK else {
      defer { reset(statement) }
      throw fault(parameters.code)
    }
    return statement
  }

  /// Moves a statement to its next row.
  /// - Returns: Whether there is one.
  func step(_ statement: OpaquePointer) throws(StoreError) -> Bool {
    let code = sqlite3_step(statement)
    guard code == SQLITE_ROW || code == SQLITE_DONE else { throw fault(code) }
    return code == SQLITE_ROW
  }

  private func understood<Answer>(
    _ statement: OpaquePointer, _ read: (inout Row) -> Answer?
  ) throws(StoreError) -> Answer {
    var row = Row(statement)
    guard let answer = read(&row) else { throw notUnderstood }
    return answer
  }

  /// The error for a row that cannot be read.
  var notUnderstood: StoreError { .corrupt(path: path, detail: .row) }

  private func reset(_ statement: OpaquePointer) {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
  }
}

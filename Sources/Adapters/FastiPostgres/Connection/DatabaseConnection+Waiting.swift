internal import CPostgres
internal import FastiRecords

/// A statement with its parameters.
struct Statement {
  let sql: String
  let parameters: QueryParameters

  init(_ sql: String, _ parameters: QueryParameters = QueryParameters()) {
    self.sql = sql
    self.parameters = parameters
  }
}

/// Statements that are sent together, because no answer is needed before the next one that asks.
struct WaitingStatements {
  private var statements: [Statement] = []
  private var batches: [RowBatch] = []

  var isEmpty: Bool { statements.isEmpty && batches.isEmpty }

  /// Whether a statement is the first of them.
  func begin(with sql: String) -> Bool { statements.first?.sql == sql }

  /// Adds a statement, after the rows that wait.
  mutating func add(_ statement: Statement) {
    endRows()
    statements.append(statement)
  }

  /// Adds a row: rows of a table are written by one statement.
  mutating func add(
    _ row: [ColumnValue], _ columns: @autoclosure () -> [RowBatch.Column], to table: String, in space: RecordID
  ) {
    if let place = batches.firstIndex(where: { $0.table == table }) {
      if batches[place].add(row) { return }
      // Its values have other types than those before it.
      statements.append(batches.remove(at: place).statement)
    }
    var batch = RowBatch(table, columns(), in: space)
    _ = batch.add(row)
    batches.append(batch)
  }

  /// Everything that waits, which does not wait any more.
  mutating func take() -> [Statement] {
    endRows()
    defer { statements = [] }
    return statements
  }

  private mutating func endRows() {
    for batch in batches { statements.append(batch.statement) }
    batches = []
  }
}

/// Rows of one table that are written by one statement.
struct RowBatch {
  let table: String
  private let space: RecordID
  private let columns: [Column]
  private var types: [QueryParameters.ElementType?]
  private var values: [[ColumnValue]]

  /// A column; without a type where it follows from the values.
  struct Column {
    let name: String
    let type: QueryParameters.ElementType?

    init(_ name: String, _ type: QueryParameters.ElementType? = nil) {
      self.name = name
      self.type = type
    }
  }

  init(_ table: String, _ columns: [Column], in space: RecordID) {
    self.table = table
    self.columns = columns
    self.space = space
    types = columns.map { $0.type }
    values = columns.map { _ in [] }
  }

  /// Adds a row; false where a value has another type than those before it in its column.
  mutating func add(_ row: [ColumnValue]) -> Bool {
    for place in columns.indices where columns[place].type == nil {
      guard let type = QueryParameters.ElementType(row[place]) else { continue }
      if let known = types[place], known != type { return false }
    }
    for place in columns.indices {
      if types[place] == nil { types[place] = QueryParameters.ElementType(row[place]) }
      values[place].append(row[place])
    }
    return true
  }

  /// The statement that writes them.
  var statement: Statement {
    var parameters = QueryParameters(space: space)
    var (arrays, names, content): ([String], [String], [String]) = ([], [], [])
    for place in columns.indices {
      // A column without any value has no type.
      guard let type = types[place] else {
        content.append("NULL")
        continue
      }
      parameters.write(array: values[place], of: type)
      names.append("c\(place)")
      content.append("c\(place)")
      arrays.append("$\(arrays.count + 2)::\(type.arrayName)")
    }
    let written = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return Statement(
      """
      INSERT INTO \(table) (space_id, \(written)) SELECT $1, \(content.joined(separator: ", "))
      FROM unnest(\(arrays.joined(separator: ", "))) AS given (\(names.joined(separator: ", ")))
      """, parameters)
  }
}

extension DatabaseConnection {
  /// Runs a statement later: with the next one that asks, or with the commit. Its error is thrown there.
  func later(_ sql: String, _ bind: ((inout QueryParameters) -> Void)? = nil) {
    var parameters = QueryParameters()
    if let bind {
      parameters = QueryParameters(space: space)
      bind(&parameters)
    }
    waiting.add(Statement(sql, parameters))
  }

  /// Sends what waits.
  func flush() throws(StoreError) {
    if waiting.isEmpty { return }
    _ = try pipeline(waiting.take())
  }

  /// Forgets what waits and what is kept: the transaction ends, or a part of it is taken back.
  func forgetWaiting() {
    waiting = WaitingStatements()
    facts = nil
  }

  /// Runs statements that are sent in one packet; each has an answer.
  func pipeline(_ statements: [Statement]) throws(StoreError) -> [QueryResult] {
    guard PQenterPipelineMode(handle) == 1 else { throw fault(nil) }
    var isSent = true
    for statement in statements where isSent { isSent = send(statement) }
    isSent = isSent && PQpipelineSync(handle) == 1
    // An answer to each statement, and one to the end of the packet.
    var (results, isWhole): ([QueryResult], Bool) = ([], false)
    var failed: StoreError? = isSent ? nil : fault(nil)
    while isSent, !isWhole, isAlive {
      guard let result = PQgetResult(handle) else { continue }
      let status = PQresultStatus(result)
      if failed == nil, status == PGRES_FATAL_ERROR { failed = fault(result) }
      results.append(QueryResult(result))
      isWhole = status == PGRES_PIPELINE_SYNC
    }
    if failed == nil, !isWhole || results.count != statements.count + 1 { failed = fault(nil) }
    PQexitPipelineMode(handle)
    if let failed { throw failed }
    return results.dropLast()
  }

  private func send(_ statement: Statement) -> Bool {
    let parameters = statement.parameters
    return Self.withPointers(parameters) { values in
      PQsendQueryParams(
        handle, statement.sql, Int32(parameters.types.count), parameters.types, values, parameters.lengths,
        Array(repeating: 1, count: parameters.types.count), 1) == 1
    }
  }
}

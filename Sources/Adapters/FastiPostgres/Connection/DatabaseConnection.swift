internal import CPostgres
internal import FastiRecords
internal import Glibc

/// One connection to a server. One thread uses it at a time. Statements are sent with their parameters and never
/// prepared, and every setting is local to a transaction, so it works through a pool that gives each transaction
/// another connection.
final class DatabaseConnection {
  /// The database as messages name it.
  let name: String
  /// Its address.
  let address: PostgresAddress
  /// The space: `$1` of every statement.
  var space = RecordID(high: 0, low: 0)
  /// Whether a transaction is open.
  private(set) var isInTransaction = false
  let handle: OpaquePointer
  /// What is written later, before the next statement that asks.
  var waiting = WaitingStatements()
  /// The facts of the space, where a transaction keeps them.
  var facts: KeptFacts?
  private var kinds: [SpaceKindSQL] = []
  private var cursors = 0

  /// Connects, within three seconds.
  ///
  /// A broken link is detected after five seconds instead of never.
  /// - Parameter user: The user name, if neither the address nor the environment contains one.
  init(_ address: PostgresAddress, user: String) throws(StoreError) {
    (name, self.address) = (address.name, address)
    var values: [(String, String)] = [
      ("connect_timeout", "3"), ("keepalives", "1"), ("keepalives_idle", "2"), ("keepalives_interval", "1"),
      ("keepalives_count", "3"), ("tcp_user_timeout", "5000"), ("application_name", "fasti"),
      ("client_encoding", "UTF8"), ("dbname", address.text),
    ]
    // Later values win, and an address is expanded at its place in the list.
    if !address.hasUser && getenv("PGUSER") == nil { values.insert(("user", user), at: 0) }
    guard let handle = Self.connect(values) else { throw .ioError(path: name, detail: .noMemory) }
    self.handle = handle
    guard PQstatus(handle) == CONNECTION_OK else {
      let detail = ServerFault.line(String(cString: PQerrorMessage(handle)))
      let asked = PQconnectionNeedsPassword(handle) == 1 || PQconnectionUsedPassword(handle) == 1
      throw asked
        ? .loginRefused(database: name, detail: detail) : .unreachable(database: name, detail: detail)
    }
    // Notices of the server are not shown to the user.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
  }

  deinit { PQfinish(handle) }

  private static func connect(_ values: [(String, String)]) -> OpaquePointer? {
    var keywords: [UnsafeMutablePointer<CChar>?] = values.map { strdup($0.0) } + [nil]
    var contents: [UnsafeMutablePointer<CChar>?] = values.map { strdup($0.1) } + [nil]
    defer { for text in keywords + contents { free(text) } }
    return keywords.withUnsafeMutableBufferPointer { keywords in
      contents.withUnsafeMutableBufferPointer { contents in
        keywords.withMemoryRebound(to: UnsafePointer<CChar>?.self) { keywords in
          contents.withMemoryRebound(to: UnsafePointer<CChar>?.self) { contents in
            PQconnectdbParams(keywords.baseAddress, contents.baseAddress, 1)
          }
        }
      }
    }
  }

  /// Whether the link still works, as far as libpq knows.
  var isAlive: Bool { !isEnded && PQstatus(handle) == CONNECTION_OK }
  /// Whether the server said that it ends the connection; libpq learns of the end only with the next statement.
  private var isEnded = false

  /// Whether the link goes to the server itself. A pool gives a number of its own in place of that of the server's process.
  func isDirect() throws(StoreError) -> Bool {
    try first("SELECT pg_backend_pid()") { $0.integer() } == Int64(PQbackendPID(handle))
  }

  /// Waits until something is notified on a channel to which this connection listens, or that many seconds.
  /// - Returns: Whether something was.
  func waitForNotice(seconds: Int32) throws(StoreError) -> Bool {
    var socket = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
    _ = poll(&socket, 1, seconds * 1_000)
    guard PQconsumeInput(handle) == 1 else { throw fault(nil) }
    var isNotified = false
    while let notice = PQnotifies(handle) {
      PQfreemem(notice)
      isNotified = true
    }
    return isNotified
  }

  /// The statements of a kind of record.
  func sql(of kind: RecordKind) -> SpaceKindSQL {
    for known in kinds where known.kind.table == kind.table { return known }
    let sql = SpaceKindSQL(kind)
    kinds.append(sql)
    return sql
  }

  /// The error for a row that cannot be read.
  var notUnderstood: StoreError { .corrupt(path: name, detail: .row) }

  /// A unique name for a cursor.
  func cursor() -> String {
    cursors += 1
    return "fasti_\(cursors)"
  }

  /// Runs a text of one or more statements without parameters.
  /// - Throws: ``ServerFault`` as a ``StoreError``.
  func script(_ sql: String) throws(StoreError) {
    try flush()
    _ = try answer(PQexec(handle, sql))
  }

  /// Begins a transaction with that text.
  func begin(_ sql: String) throws(StoreError) {
    forgetWaiting()
    do throws(StoreError) { try script(sql) } catch {
      isInTransaction = PQtransactionStatus(handle) != PQTRANS_IDLE
      rollback()
      throw error
    }
    isInTransaction = true
  }

  /// Begins a transaction that writes. Each of its statements sees what was committed before that statement, whatever the
  /// default of the server, the role or the address is: what is read after the lock must be from after the lock.
  static let beginning = "BEGIN ISOLATION LEVEL READ COMMITTED"

  /// Begins a transaction that writes, with statements that are sent in one packet.
  /// - Returns: Their answers.
  func begin(_ statements: [Statement]) throws(StoreError) -> [QueryResult] {
    forgetWaiting()
    let results: [QueryResult]
    do throws(StoreError) { results = try pipeline([Statement(Self.beginning)] + statements) } catch {
      isInTransaction = PQtransactionStatus(handle) != PQTRANS_IDLE
      rollback()
      throw error
    }
    isInTransaction = true
    return Array(results.dropFirst())
  }

  /// Ends a transaction; what waits is sent before, in the same packet.
  func commit() throws(StoreError) {
    isInTransaction = false
    let statements = waiting.take() + [Statement("COMMIT")]
    forgetWaiting()
    let last: QueryResult?
    do throws(StoreError) { last = try pipeline(statements).last } catch {
      if PQtransactionStatus(handle) != PQTRANS_IDLE { PQclear(PQexec(handle, "ROLLBACK")) }
      throw error
    }
    // A transaction in which a statement failed answers COMMIT with ROLLBACK.
    guard last?.status == "COMMIT" else { throw .ioError(path: name, detail: .rolledBack) }
  }

  /// Rolls back the open transaction, if there is one; its own error is ignored, because the first error is reported.
  func rollback() {
    forgetWaiting()
    guard isInTransaction else { return }
    isInTransaction = false
    PQclear(PQexec(handle, "ROLLBACK"))
  }

  /// Runs a statement with parameters.
  func query(_ sql: String, _ parameters: QueryParameters) throws(StoreError) -> QueryResult {
    // What waits is sent before it, in the same packet.
    if !waiting.isEmpty { return try last(of: waiting.take() + [Statement(sql, parameters)]) }
    return try answer(
      Self.withPointers(parameters) { values in
        PQexecParams(
          handle, sql, Int32(parameters.types.count), parameters.types, values, parameters.lengths,
          Array(repeating: 1, count: parameters.types.count), 1)
      })
  }

  /// Runs a statement that may be refused without ending the transaction: a savepoint is sent before it, in the same
  /// packet.
  func queryOrUndo(_ sql: String, _ parameters: QueryParameters) throws(StoreError) -> QueryResult {
    do throws(StoreError) { return try query(sql, parameters, after: "SAVEPOINT fasti", before: "RELEASE fasti") } catch
    {
      if isAlive { try? script("ROLLBACK TO fasti; RELEASE fasti") }
      throw error
    }
  }

  /// Runs a statement after another one, and before a third, all in the same packet. Where no transaction is open, they are one.
  func query(
    _ sql: String, _ parameters: QueryParameters, after first: String, before last: String? = nil
  ) throws(StoreError) -> QueryResult {
    try flush()
    return try pipeline([Statement(first), Statement(sql, parameters)] + (last.map { [Statement($0)] } ?? []))[1]
  }

  /// The answer to the last of some statements that are sent in one packet.
  private func last(of statements: [Statement]) throws(StoreError) -> QueryResult {
    guard let last = try pipeline(statements).last else { throw fault(nil) }
    return last
  }

  static func withPointers<Answer>(
    _ parameters: QueryParameters, _ body: ([UnsafePointer<CChar>?]) -> Answer
  ) -> Answer {
    // An empty value needs a pointer too: nil would mean NULL.
    (parameters.bytes + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        body(parameters.starts.map { start in start.flatMap { bytes.baseAddress?.advanced(by: $0) } })
      }
    }
  }

  private func answer(_ result: OpaquePointer?) throws(StoreError) -> QueryResult {
    guard let result else { throw fault(nil) }
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return QueryResult(result)
    default:
      let error = fault(result)
      PQclear(result)
      throw error
    }
  }

  func fault(_ result: OpaquePointer?) -> StoreError {
    let fault = ServerFault(result, handle)
    (lastIsTransient, lastIsMoved) = (fault.isTransient, fault.isMoved)
    if fault.endsConnection { isEnded = true }
    if !isAlive { return .unreachable(database: name, detail: fault.detail) }
    return fault.error(name)
  }

  /// Whether the transaction of the latest error may succeed if it is tried again.
  private(set) var lastIsTransient = false
  /// Whether the latest error was that the space has moved to another server.
  private(set) var lastIsMoved = false
}

/// The client library of PostgreSQL.
public enum PostgresLibrary {
  /// Its version, such as `15.18`.
  public static var version: String {
    let number = PQlibVersion()
    return "\(number / 10_000).\(number % 10_000)"
  }
}

internal import CSQLite
internal import FastiRecords

/// One connection to a database file. It belongs to one thread, and keeps its statements for reuse.
final class Connection {
  let handle: OpaquePointer
  /// The file as messages name it.
  let path: String
  private var statements = StatementCache()
  private var kinds: [KindSQL] = []
  /// Whether it is a quiet one, through which nothing is written.
  let isQuiet: Bool
  /// The file, if quiet connections give way to this one.
  private let ordinaryFile: String?
  /// The tables in which the reading that is going on has found no row.
  private var vacant: [String] = []

  /// How a file is opened.
  enum Access {
    /// To read and write a file that exists; only to read if the file does not allow writing.
    case existing
    /// To read a file without creating, truncating or writing any file: the log's index is shared if another process
    /// has it open, otherwise it is built in this connection's memory. Both files beside the database must exist.
    case quiet
    /// To write a new file.
    case new
    /// To read a file that no process writes, without locks and without a log.
    case immutable
    /// A database without a file.
    case memory
  }

  /// Opens a file. SQLite reads its first bytes and takes no lock yet.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - standsFor: The file that messages name, if `path` is a copy of it.
  ///   - patience: How many milliseconds to wait for other connections.
  init(path: String, access: Access, patience: Int32, standsFor: String? = nil) throws(StoreError) {
    self.path = standsFor ?? path
    if case .quiet = access { isQuiet = true } else { isQuiet = false }
    if case .existing = access { ordinaryFile = path } else { ordinaryFile = nil }
    Self.uncounted
    if let ordinaryFile { try QuietConnections.giveWay(path: ordinaryFile) }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(Self.name(path, access), &opened, Self.flags(access), nil)
    guard code == SQLITE_OK, let opened else {
      let error = opened.map { Fault(of: $0, code: code).error(path: path) }
      if let opened { sqlite3_close_v2(opened) }
      if let ordinaryFile { QuietConnections.ordinaryEnded(path: ordinaryFile) }
      throw error ?? .ioError(path: path, detail: .noMemory)
    }
    handle = opened
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, patience)
    harden()
  }

  deinit {
    for statement in statements.all { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
    if let ordinaryFile { QuietConnections.ordinaryEnded(path: ordinaryFile) }
  }

  /// Switches off SQLite's memory statistics, which would take a lock shared by all connections at each allocation. Set
  /// once, before SQLite is used.
  private static let uncounted: Void = { _ = fasti_sqlite_config(SQLITE_CONFIG_MEMSTATUS, 0) }()

  /// Whether the file could be opened for reading only.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Rows the latest statement wrote or removed.
  var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The prepared statement of a text.
  func statement(_ sql: String) throws(StoreError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw fault(code) }
    statements.add(prepared, for: sql)
    return prepared
  }

  /// The statements of a kind of record.
  func sql(of kind: RecordKind) -> KindSQL {
    for known in kinds where known.kind.table == kind.table { return known }
    let sql = KindSQL(kind)
    kinds.append(sql)
    return sql
  }

  /// Finds which kinds have no version, by one statement: to prepare one for each of them takes several times as long. Only
  /// a quiet connection does so, because no table can change while it reads. An error is left to the statement that asks.
  func findVacant(_ kinds: [RecordKind]) {
    guard isQuiet else { return }
    var sql = "SELECT"
    for kind in kinds { sql += "\(sql.utf8.count > 6 ? "," : "") EXISTS (SELECT 1 FROM \(kind.table))" }
    vacant =
      (try? first(sql) { row in
        var tables: [String] = []
        for kind in kinds where !row.flag() { tables.append(kind.table) }
        return tables
      }) ?? []
  }

  /// Whether a kind is known to have no version.
  func isVacant(_ kind: RecordKind) -> Bool {
    for table in vacant where table == kind.table { return true }
    return false
  }

  /// Forgets what a reading has found, at the beginning of the next one.
  func forgetVacant() { vacant = [] }

  /// The current error as a ``StoreError``.
  func fault(_ code: Int32) -> StoreError { Fault(of: handle, code: code).error(path: path) }

  private static func flags(_ access: Access) -> Int32 {
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    return switch access {
    case .existing: common | SQLITE_OPEN_READWRITE
    case .new: common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .quiet, .immutable: common | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    case .memory: common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }

  private static func name(_ path: String, _ access: Access) -> String {
    switch access {
    case .existing, .new: path
    case .quiet: "file:\(percentEncoded(path))?readonly_shm=1"
    case .immutable: "file:\(percentEncoded(path))?immutable=1"
    case .memory: ":memory:"
    }
  }

  private static func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The SQLite library that this process uses; its version may differ from that of the build.
public enum SQLiteLibrary {
  /// Its version: `3.40.1`.
  public static var version: String { String(cString: sqlite3_libversion()) }
}

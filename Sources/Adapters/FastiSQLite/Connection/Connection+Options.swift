internal import CSQLite
internal import FastiRecords

extension Connection {
  /// Options of every connection. These calls need no statement, so they cost nothing at the start.
  func harden() {
    let options: [(option: Int32, on: Int32)] = [
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_DEFENSIVE, 1),
      (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0), (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
      // Reading does not change the files: the process that wrote the log writes it back.
      (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1),
    ]
    for (option, on) in options { _ = fasti_sqlite_db_config(handle, option, on) }
    // If the folder becomes read-only later, it can be read only while -wal and -shm exist.
    _ = fasti_sqlite_persist_wal(handle)
  }

  /// Options of a connection that writes: a commit is on disk when it returns, and the log is emptied on closing.
  func prepareForWriting() throws(StoreError) {
    try run("PRAGMA synchronous=FULL")
    try run("PRAGMA journal_size_limit=4194304")
    // The pages of a large change stay in memory until the commit; otherwise each is written into the log several times.
    try run("PRAGMA cache_size=-32768")
    _ = fasti_sqlite_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)
  }

  /// The file's header as it is on disk.
  ///
  /// - Throws: `notAStore` when the file is shorter than a header, or begins with something else.
  func header() throws(StoreError) -> StoreHeader {
    var bytes = [UInt8](repeating: 0, count: StoreHeader.count)
    let code = fasti_sqlite_header(handle, &bytes, Int32(bytes.count))
    // SQLITE_IOERR_SHORT_READ, a macro of macros: the file is shorter than the header.
    let isShort = code == SQLITE_IOERR | (2 << 8)
    guard code == SQLITE_OK || isShort else { throw fault(code) }
    guard let header = StoreHeader(bytes) else { throw .notAStore(path: path) }
    return header
  }
}

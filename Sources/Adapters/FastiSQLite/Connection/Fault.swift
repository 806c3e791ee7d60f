internal import CSQLite
internal import FastiRecords
internal import Glibc

/// An error that SQLite reported.
struct Fault {
  /// The extended result code.
  let code: Int32
  /// The system's error number; 0 if there was none.
  let errno: Int32
  /// The message of SQLite.
  let detail: String
  /// How many seconds the program waits for a busy store.
  static let seconds = 5

  /// The current error of a connection.
  init(of handle: OpaquePointer, code: Int32) {
    self.code = code
    errno = sqlite3_system_errno(handle)
    detail = String(cString: sqlite3_errmsg(handle))
  }

  /// The fault as a ``StoreError``.
  func error(path: String) -> StoreError {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .locked(path: path, seconds: Self.seconds)
    case SQLITE_FULL: .full(path: path)
    case SQLITE_READONLY: .readOnly(path: path)
    case SQLITE_PERM, SQLITE_AUTH: .noPermission(path: path)
    case SQLITE_CANTOPEN, SQLITE_IOERR: systemError(path: path)
    case SQLITE_NOTADB: .notAStore(path: path)
    case SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_MISMATCH: .refusedRecord(kind: "record", detail: .said(detail))
    // The program's own statements are correct, so a table that they do not find is a damaged schema.
    case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_SCHEMA: .corrupt(path: path, detail: .said(detail))
    default: .ioError(path: path, detail: .said(detail))
    }
  }

  private func systemError(path: String) -> StoreError {
    switch errno {
    case ENOSPC, EDQUOT: .full(path: path)
    case EROFS: .readOnly(path: path)
    case EACCES, EPERM: .noPermission(path: path)
    default:
      .ioError(path: path, detail: .said(errno == 0 ? detail : "\(detail) (\(String(cString: strerror(errno))))"))
    }
  }
}

internal import FastiRecords
internal import Glibc

/// The system calls that a store makes besides those of SQLite.
enum SystemCall {
  /// Why a call failed: a case for common error numbers, the system's text for others.
  static func reason(_ number: Int32) -> StoreDetail {
    switch number {
    case ENOENT: .notThere
    case ENOTDIR: .noFolder
    case ENOMEM: .noMemory
    default: .said(String(cString: strerror(number)))
    }
  }

  /// An error number as a ``StoreError``.
  static func error(_ number: Int32, path: String) -> StoreError {
    switch number {
    case ENOSPC, EDQUOT: .full(path: path)
    case EROFS: .readOnly(path: path)
    case EACCES, EPERM: .noPermission(path: path)
    default: .ioError(path: path, detail: reason(number))
    }
  }

  /// Opens a file, runs the body, and closes the file.
  static func open<Answer>(
    _ path: String, _ flags: Int32, mode: mode_t = 0o600, _ body: (Int32) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw error(errno, path: path) }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  /// Syncs a file or folder to the disk (fsync).
  static func sync(_ path: String) throws(StoreError) {
    try open(path, O_RDONLY) { descriptor throws(StoreError) in
      guard fsync(descriptor) == 0 else { throw error(errno, path: path) }
    }
  }

  /// Creates an empty file, readable only by the owner; it replaces a file of that name.
  static func makeEmpty(_ path: String) throws(StoreError) {
    try remove(path)
    try open(path, O_WRONLY | O_CREAT | O_EXCL) { _ in }
  }

  /// Removes a file; does nothing if there is none.
  static func remove(_ path: String) throws(StoreError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw error(errno, path: path) }
  }

  /// Renames a file; it replaces a file with the new name.
  static func rename(_ path: String, to other: String) throws(StoreError) {
    guard Glibc.rename(path, other) == 0 else { throw error(errno, path: other) }
  }

  /// A file's size in bytes; nil if there is none.
  static func size(_ path: String) -> Int64? {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : nil
  }

  /// The bytes that this user may still write on the file system of a path; nil if the system does not report it.
  static func room(_ path: String) -> Int64? {
    var status = statvfs()
    return statvfs(path, &status) == 0 ? Int64(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize)) : nil
  }

  /// A file's permission bits; nil if there is none.
  static func permissions(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}

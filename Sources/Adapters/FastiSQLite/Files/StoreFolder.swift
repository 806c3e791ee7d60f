internal import FastiRecords
internal import Glibc

/// The folder of a store, and the names of its files. Only its owner can read them.
struct StoreFolder {
  let path: String

  /// The database; `-wal` and `-shm` are beside it.
  var database: String { path + "/fasti.db" }
  /// A database that is being created or copied.
  var unfinished: String { path + "/fasti.db.new" }
  /// Locked while the database is created or migrated.
  var lock: String { path + "/fasti.lock" }
  var device: String { path + "/device" }

  /// The copy of the database as it was at a version, before it was migrated.
  func copy(ofVersion version: Int) -> String { path + "/fasti.db.version-\(version)" }

  /// The copy of the database as it was before the latest restore.
  var copyBeforeRestore: String { path + "/fasti.db.before-restore" }

  /// The copy of the database as it was before it last joined a server or a folder where both had data.
  var copyBeforeJoining: String { path + "/fasti.db.before-join" }

  /// The copy of the database as it was before its clock was last mended.
  var copyBeforeMending: String { path + "/fasti.db.before-mend-clock" }

  /// The copy of a damaged log whose frames have those salts.
  func copyOfLog(_ salts: String, isUnfinished: Bool) -> String {
    "\(database)-wal.\(isUnfinished ? "unfinished" : "damaged")-\(salts)"
  }

  /// Whether a copy is of a log of which only the last change is incomplete.
  func isOfUnfinishedLog(_ copy: String) -> Bool { copy.hasPrefix("\(database)-wal.unfinished-") }

  /// The existing copies of logs.
  func copiesOfLogs() -> [String] { files { $0.hasPrefix("fasti.db-wal.") && !$0.hasSuffix(".part") } }

  /// The existing copies of the database and of its log, and files of a copy that was not finished.
  func copies() -> [String] { files { $0.hasPrefix("fasti.db.") || $0.hasPrefix("fasti.db-wal.") } }

  /// The backups in this folder.
  func backups() -> [String] { files { $0.hasSuffix(".zip") } }

  /// The files whose names meet a condition, sorted.
  private func files(_ isMeant: (String) -> Bool) -> [String] {
    guard let listing = opendir(path) else { return [] }
    defer { closedir(listing) }
    var found: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if isMeant(name) { found.append("\(path)/\(name)") }
    }
    return found.sorted()
  }

  /// Whether there is a database, or anything else in its place.
  func hasDatabase() throws(StoreError) -> Bool {
    var status = stat()
    if stat(database, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notAStore(path: database) }
      return true
    }
    switch errno {
    case ENOENT: return false
    case EACCES: throw .noPermission(path: database)
    case ENOTDIR: throw .noFolder(path: path, reason: SystemCall.reason(ENOTDIR))
    case let number: throw SystemCall.error(number, path: database)
    }
  }

  /// Creates the folder and its parent folders, readable only by the owner; does not change existing folders.
  func make() throws(StoreError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      var status = stat()
      if stat(part, &status) == 0 { continue }
      guard mkdir(part, 0o700) == 0 || errno == EEXIST else {
        switch SystemCall.error(errno, path: part) {
        case .ioError(_, let reason): throw .noFolder(path: part, reason: reason)
        case let error: throw error
        }
      }
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .noFolder(path: path, reason: SystemCall.reason(ENOTDIR))
    }
  }

  /// Whether files can be created in the folder.
  var isWritable: Bool { access(path, W_OK) == 0 }

  /// Whether the database can be written, or does not exist yet.
  var isDatabaseWritable: Bool { access(database, W_OK) == 0 || errno == ENOENT }

  /// Whether the database can at least be read.
  var isReadable: Bool { access(database, R_OK) == 0 }

  /// Syncs the folder's list of names to the disk (fsync).
  func sync() throws(StoreError) { try SystemCall.sync(path) }
}

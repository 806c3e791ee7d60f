internal import FastiRecords
internal import Glibc

/// Ways to read a store when SQLite's shared memory file cannot be created or extended beside it: the disk is full, or
/// the folder is not writable.
struct ReadOnlyFallback {
  let folder: StoreFolder
  let patience: Int32
  let interruption: any Interruption

  /// A connection that reads; nil if no way works.
  func connection() throws(StoreError) -> Connection? {
    if let alone = alone() { return alone }
    guard let log = SystemCall.size(folder.database + "-wal"), log > 0 else { return immutable() }
    return try copied()
  }

  /// Reads as the only user of the file, with the index of the log in its own memory. Any other user would have the
  /// shared memory file open, and then this would not be needed.
  private func alone() -> Connection? {
    guard let connection = try? Connection(path: folder.database, access: .existing, patience: patience),
      !connection.isReadOnly,
      (try? connection.run("PRAGMA locking_mode=EXCLUSIVE")) != nil,
      (try? connection.version()) != nil
    else { return nil }
    return connection
  }

  /// Reads only the database file: the log is empty, and no process can write to the folder.
  private func immutable() -> Connection? {
    guard let connection = try? Connection(path: folder.database, access: .immutable, patience: patience),
      (try? connection.version()) != nil
    else { return nil }
    return connection
  }

  /// Reads a copy of the database and the log in a private temporary folder; their names are removed before they are
  /// read.
  private func copied() throws(StoreError) -> Connection? {
    let (place, mark) = interruption.begin({ temporaryFolder() }, untilSettled: false, undo: { Self.remove($0) })
    defer {
      Self.remove(place)
      interruption.end(mark)
    }
    guard let place else { return nil }
    let copy = StoreFolder(path: place)
    try SystemCall.copy(folder.database, to: copy.database)
    try SystemCall.copy(folder.database + "-wal", to: copy.database + "-wal")
    let connection = try Connection(
      path: copy.database, access: .existing, patience: patience, standsFor: folder.database)
    _ = try connection.version()
    return connection
  }

  private static func remove(_ place: String?) {
    guard let place else { return }
    for ending in ["", "-wal", "-shm"] { unlink(StoreFolder(path: place).database + ending) }
    rmdir(place)
  }

  private func temporaryFolder() -> String? {
    let named = getenv("TMPDIR").map { String(cString: $0) }
    for parent in [named, "/tmp", "/dev/shm"] {
      guard let parent, !parent.isEmpty else { continue }
      var template = Array("\(parent)/fasti-XXXXXX".utf8CString)
      if mkdtemp(&template) != nil {
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
    return nil
  }
}

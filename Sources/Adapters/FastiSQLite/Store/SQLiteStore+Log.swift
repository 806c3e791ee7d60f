public import FastiRecords
internal import Glibc

extension SQLiteStore {
  /// What was found when the store was opened: a log that SQLite did not read to its end.
  public var notices: [StoreReport.Finding] { logCopy.map { [finding(aboutLog: $0)] } ?? [] }

  /// The finding about a copy of a log.
  func finding(aboutLog copy: String) -> StoreReport.Finding {
    folder.isOfUnfinishedLog(copy)
      ? .unfinishedLog(database: folder.database, copy: copy) : .lostLog(database: folder.database, copy: copy)
  }

  /// Keeps a copy of a damaged log before SQLite drops the part after the damage.
  ///
  /// It does nothing if another connection has the store open: that connection has read the log, so it still has the
  /// content as written.
  /// - Throws: ``StoreError`` when the copy cannot be written.
  func keepDamagedLog() throws(StoreError) {
    let log = folder.database + "-wal"
    guard SystemCall.size(log) ?? 0 > 0, !SystemCall.isLocked(folder.database + "-shm"),
      let lost = try LogFile.lostChanges(in: log)
    else { return }
    // The part after the damage stays until it is overwritten: one copy is made for each part of a log.
    let copy = folder.copyOfLog(lost.salts, isUnfinished: lost.areTheLastAlone)
    logCopy = copy
    if SystemCall.size(copy) != nil { return }
    do throws(StoreError) {
      try SystemCall.copy(log, to: copy + ".part")
      try SystemCall.sync(copy + ".part")
      try SystemCall.rename(copy + ".part", to: copy)
      try folder.sync()
    } catch {
      try? SystemCall.remove(copy + ".part")
      throw error
    }
  }
}

extension SystemCall {
  /// Whether a process holds a lock on a file. The file is not opened, because closing it would release the locks that
  /// SQLite holds for this process.
  static func isLocked(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, let locks = try? text("/proc/locks") else { return false }
    let mark = ":\(status.st_ino) "
    return locks.split(separator: "\n").contains { $0.contains(mark) }
  }

  /// The text of a file whose size is unknown before reading.
  private static func text(_ path: String) throws(StoreError) -> String {
    try open(path, O_RDONLY) { descriptor throws(StoreError) in
      var (bytes, buffer): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 16_384))
      while true {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
        bytes += buffer[..<count]
      }
    }
  }
}

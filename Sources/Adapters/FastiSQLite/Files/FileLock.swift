internal import FastiRecords
internal import Glibc

/// Held by the one process that makes or migrates a store; the system lets it go when that process ends, however it ends.
enum FileLock {
  /// Waits for the lock, and holds it while the body runs.
  ///
  /// - Parameter patience: For how many milliseconds to wait.
  /// - Throws: `locked` when it was not to be had in that time.
  static func hold<Answer>(
    _ path: String, patience: Int32, _ body: () throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try SystemCall.open(path, O_RDWR | O_CREAT) { descriptor throws(StoreError) in
      var waited: Int32 = 0
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        let number = errno
        guard number == EWOULDBLOCK || number == EINTR else { throw SystemCall.error(number, path: path) }
        guard waited < patience else { throw .locked(path: path, seconds: Int(patience) / 1000) }
        usleep(10_000)
        waited += 10
      }
      return try body()
    }
  }
}

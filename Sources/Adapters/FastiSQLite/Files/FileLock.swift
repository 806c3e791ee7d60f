internal import FastiRecords
internal import Glibc

/// The lock of the one process that creates or migrates a store; the system releases it when that process ends.
enum FileLock {
  /// Waits for the lock, and holds it while the body runs.
  ///
  /// - Parameter patience: How many milliseconds to wait.
  /// - Throws: `locked` when the lock was not free in that time.
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

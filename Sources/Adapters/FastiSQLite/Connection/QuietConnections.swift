internal import FastiRecords
internal import Glibc

/// The quiet connections of this process: they read a store and do not change any of its files.
///
/// SQLite keeps one view of the log's index for all connections of a process to a file. If a quiet connection opened
/// it, no other connection can write through it, so the quiet connections to a file are closed before an ordinary one
/// is opened, and none is opened while there is an ordinary one. One is used at a time, so that none is closed while it
/// answers.
enum QuietConnections {
  private struct Entry {
    let connection: Connection
    /// Makes the store that uses the connection drop it.
    let leave: () -> Void
  }

  // Only the thread that holds the lock uses them.
  nonisolated(unsafe) private static var entries: [Entry] = []
  /// How many ordinary connections there are to each file.
  nonisolated(unsafe) private static var ordinary: [String: Int] = [:]
  nonisolated(unsafe) private static let lock = recursiveLock()

  /// Runs a closure with the quiet connections locked; the same thread may do so again inside it.
  static func turn<Answer, Problem: Error>(_ body: () throws(Problem) -> Answer) throws(Problem) -> Answer {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body()
  }

  /// Registers a quiet connection; it stays open until it is forgotten or closed, also when its store is released.
  static func add(_ connection: Connection, leave: @escaping () -> Void) {
    turn { entries.append(Entry(connection: connection, leave: leave)) }
  }

  /// Forgets a connection that its store closes itself.
  static func forget(_ connection: Connection) { turn { entries.removeAll { $0.connection === connection } } }

  /// Whether a quiet connection to a file may be opened: no ordinary one is open. The caller holds the lock until it has
  /// opened it.
  static func areAllowed(path: String) -> Bool { ordinary[path] == nil }

  /// Registers an ordinary connection that is going to be opened, and closes the quiet connections to its file.
  ///
  /// - Throws: `locked` when one of them is answering: the caller makes a change inside a read.
  static func giveWay(path: String) throws(StoreError) {
    try turn { () throws(StoreError) in
      for entry in entries where entry.connection.path == path {
        guard !entry.connection.isInTransaction else { throw .locked(path: path, seconds: 0) }
        entry.leave()
      }
      entries.removeAll { $0.connection.path == path }
      ordinary[path, default: 0] += 1
    }
  }

  /// Forgets an ordinary connection that was closed.
  static func ordinaryEnded(path: String) {
    turn {
      let left = (ordinary[path] ?? 0) - 1
      ordinary[path] = left > 0 ? left : nil
    }
  }

  private static func recursiveLock() -> UnsafeMutablePointer<pthread_mutex_t> {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    var kind = pthread_mutexattr_t()
    pthread_mutexattr_init(&kind)
    pthread_mutexattr_settype(&kind, CInt(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(lock, &kind)
    pthread_mutexattr_destroy(&kind)
    return lock
  }
}

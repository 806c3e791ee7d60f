internal import Glibc

/// Connections in one space that are not used at the moment, so that a store that lives for one request does not have to connect.
public final class IdleConnections: @unchecked Sendable {
  /// How many are kept; more are closed.
  static let most = 8

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var kept: [DatabaseConnection] = []

  /// None yet.
  public init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// A connection that the caller alone uses from now on; nil where there is none.
  func take() -> DatabaseConnection? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return kept.popLast()
  }

  /// Keeps a connection that the caller does not use any more.
  func give(_ connection: DatabaseConnection) {
    guard connection.isAlive, !connection.isInTransaction else { return }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if kept.count < Self.most { kept.append(connection) }
  }
}

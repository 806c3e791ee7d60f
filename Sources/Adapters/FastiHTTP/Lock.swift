import Glibc

/// A value that threads share, one at a time.
///
/// A pthread mutex and not `Synchronization.Mutex`, which the thread sanitizer takes for a race.
public final class Lock<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  /// A value to share.
  public init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Works on the value while no other thread can.
  public func with<Answer>(_ body: (inout Value) -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

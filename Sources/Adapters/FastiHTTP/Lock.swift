import Glibc

/// A value that several threads share; one at a time can use it.
///
/// It uses a pthread mutex, because the thread sanitizer reports `Synchronization.Mutex` as a data race.
public final class Lock<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  /// A value to share.
  public init(_ value: Value) {
    self.value = value
    var kind = pthread_mutexattr_t()
    pthread_mutexattr_init(&kind)
    // Work under a lock takes nanoseconds: a thread that finds it taken tries a few more times before it sleeps.
    pthread_mutexattr_settype(&kind, Int32(PTHREAD_MUTEX_ADAPTIVE_NP))
    pthread_mutex_init(mutex, &kind)
    pthread_mutexattr_destroy(&kind)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs the body with exclusive access to the value.
  public func with<Answer>(_ body: (inout Value) -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

import Glibc

/// Computes one hash at a time, on a thread that runs only while no other thread of the machine wants the processor
/// (`SCHED_IDLE`): the pages of others do not wait for it, as they do beside a thread of a low priority.
///
/// On a busy machine that could take minutes. So after `patience` the hash is computed a second time, by the thread that
/// asks; until the first one has ended, the next hashes are computed so from the beginning. Two are computed at most.
final class HashingTurn: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// In seconds.
  private let patience: Int
  /// The thread that was too slow, until it ends.
  private var late: IdleThread?

  init(patience: Int = 1) {
    self.patience = patience
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// What a closure returns, which may be called twice, and then by two threads at once.
  func run<Answer: Sendable>(_ body: @escaping @Sendable () -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return idly(body) ?? body()
  }

  private func idly<Answer: Sendable>(_ body: @escaping @Sendable () -> Answer) -> Answer? {
    if let late, !late.isDone(within: 0) { return nil }
    late = nil
    let result = Result<Answer>()
    guard let thread = IdleThread({ result.answer = body() }) else { return nil }
    if thread.isDone(within: patience) { return result.answer }
    late = thread
    return nil
  }

  /// Written by one thread before another reads it.
  private final class Result<Answer: Sendable>: @unchecked Sendable {
    var answer: Answer?
  }
}

/// A thread that does one thing while the machine has nothing else to do.
private final class IdleThread: @unchecked Sendable {
  private let work: @Sendable () -> Void
  /// Protects `isDone`.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// The end of the work; it counts time by the monotonic clock.
  private let end = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isDone = false

  /// `SCHED_IDLE` of `<sched.h>`, which is not visible without `_GNU_SOURCE`.
  private static let idlePolicy: CInt = 5

  /// Starts it; nil if there is no thread for it.
  init?(_ work: @escaping @Sendable () -> Void) {
    self.work = work
    pthread_mutex_init(mutex, nil)
    var clock = pthread_condattr_t()
    pthread_condattr_init(&clock)
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC)
    pthread_cond_init(end, &clock)
    pthread_condattr_destroy(&clock)
    let retained = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<IdleThread>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, retained.toOpaque())
    guard failed == 0 else {
      retained.release()
      return nil
    }
    pthread_detach(thread)
  }

  deinit {
    pthread_cond_destroy(end)
    end.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Whether the work is done, now or within some seconds.
  func isDone(within seconds: Int) -> Bool {
    var limit = timespec()
    clock_gettime(CLOCK_MONOTONIC, &limit)
    limit.tv_sec += seconds
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isDone { if pthread_cond_timedwait(end, mutex, &limit) != 0 { break } }
    return isDone
  }

  private func run() {
    // On Linux a policy belongs to a thread; 0 is the calling one. If it is refused, the thread keeps its priority.
    var none = sched_param()
    sched_setscheduler(0, Self.idlePolicy, &none)
    work()
    pthread_mutex_lock(mutex)
    isDone = true
    pthread_cond_signal(end)
    pthread_mutex_unlock(mutex)
  }
}

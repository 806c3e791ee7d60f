import Glibc

/// A thread besides those of the library.
enum Thread {
  /// Runs a closure on a new thread.
  /// - Returns: Whether the thread was started; otherwise nothing is done.
  @discardableResult
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().work() }
        return nil
      }, box.toOpaque())
    if failed == 0 { pthread_detach(thread) } else { box.release() }
    return failed == 0
  }

  private final class Work {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}

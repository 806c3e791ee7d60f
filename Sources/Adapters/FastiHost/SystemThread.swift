import Glibc

/// A thread in addition to the main one.
public struct SystemThread: @unchecked Sendable {
  // Only passed to `pthread_join`.
  private let thread: pthread_t?

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread that does the work; if the system has no thread left, the work is not done.
  @discardableResult
  public static func start(_ body: @escaping @Sendable () -> Void) -> SystemThread {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let failure = pthread_create(&thread, nil, runWork, work.toOpaque())
    if failure != 0 { work.release() }
    return SystemThread(thread: failure == 0 ? thread : nil)
  }

  /// Starts a thread that does the work and that nothing waits for; what it took is given back at its end.
  /// - Returns: Whether it was started; otherwise nothing is done.
  static func startAlone(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(body).thread else { return false }
    pthread_detach(thread)
    return true
  }

  /// Waits until the work is done; may be called once.
  public func join() {
    if let thread { pthread_join(thread, nil) }
  }

  fileprivate static func run(_ work: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  }
}

private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { SystemThread.run(work) }
  return nil
}

public import FastiRecords
import Glibc

/// The interruption of this process: one for all its commands.
///
/// A thread waits for the signals. When one arrives it puts right what was noted, writes one line, and ends the process, wherever
/// the other threads are. It holds the lock meanwhile, so none of them begins or settles anything any more.
public final class SystemInterruption: Interruption, @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // Read and written under the lock only.
  private var undoing: [(mark: Int, untilSettled: Bool, undo: @Sendable () -> Void)] = []
  private var marks = 0
  private var intended: IntendedOutput?
  private var isSettled = false

  /// An interruption of which nothing is noted.
  public init() { pthread_mutex_init(lock, nil) }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Makes something, and notes how to undo it.
  /// - Throws: What `make` throws.
  public func begin<Value, Problem: Error>(
    _ make: () throws(Problem) -> Value, untilSettled: Bool, undo: @escaping @Sendable (Value) -> Void
  ) throws(Problem) -> (value: Value, mark: Int) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let made = Made(try make())
    marks += 1
    undoing.append((marks, untilSettled, { undo(made.value) }))
    return (made.value, marks)
  }

  /// A value that is handed over once, to the thread that ends the process.
  private struct Made<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Forgets how to undo something.
  public func end(_ mark: Int) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    undoing.removeAll { $0.mark == mark }
  }

  /// Does what makes work final; a signal waits until it is done.
  /// - Throws: What `act` throws.
  public func settle<Value, Problem: Error>(_ act: () throws(Problem) -> Value) throws(Problem) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let value = try act()
    isSettled = true
    undoing.removeAll { $0.untilSettled }
    return value
  }

  /// Notes what is about to be written.
  public func intend(_ output: IntendedOutput) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    intended = output
  }

  private var work: InterruptedWork {
    if isSettled { return .done }
    return switch intended {
    case .file(let path): .unwritten(path)
    case .output: .partial
    case nil: .unchanged
    }
  }

  /// Ends the process in order when a signal that ends programs arrives: with the line on standard error, and status 128 plus
  /// the number of the signal. To be called before any other thread is started.
  public func watch(_ line: @escaping @Sendable (InterruptedWork) -> String) {
    let signals = SystemSignals.heeded
    SystemSignals.hold(signals)
    SystemThread.start { [self] in
      let signal = SystemSignals.wait(for: signals)
      pthread_mutex_lock(lock)
      for step in undoing.reversed() { step.undo() }
      // A bar of progress may stand on the line.
      let start = isatty(STDERR_FILENO) == 1 ? "\r\u{1B}[K" : ""
      try? FileDescriptor(number: STDERR_FILENO).writeAll(Array("\(start)\(line(work))\n".utf8))
      _exit(128 + signal)
    }
  }
}

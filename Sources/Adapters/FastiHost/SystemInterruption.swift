public import FastiRecords
import Glibc

/// The interruption of this process: one for all its commands.
///
/// A thread waits for the signals. When one arrives, it runs the registered undo steps, writes one line, and ends the process,
/// regardless of the other threads. It holds the lock meanwhile, so that none of them begins or completes a step.
public final class SystemInterruption: Interruption, @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // Read and written only under the lock.
  private var undoing: [(mark: Int, untilSettled: Bool, undo: @Sendable () -> Void)] = []
  private var marks = 0
  private var intended: IntendedOutput?
  private var isSettled = false

  /// An interruption without registered steps.
  public init() { pthread_mutex_init(lock, nil) }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Performs a step, and registers how to undo it.
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

  /// A value that is passed once, to the thread that ends the process.
  private struct Made<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Removes a registered undo step.
  public func end(_ mark: Int) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    undoing.removeAll { $0.mark == mark }
  }

  /// Performs the step that makes work final; a signal waits until it is done.
  /// - Throws: What `act` throws.
  public func settle<Value, Problem: Error>(_ act: () throws(Problem) -> Value) throws(Problem) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let value = try act()
    isSettled = true
    undoing.removeAll { $0.untilSettled }
    return value
  }

  /// Registers a file that will be written.
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

  /// Ends the process when a signal that ends programs arrives: it writes the line to standard error, and the status is 128
  /// plus the number of the signal. It must be called before any other thread is started.
  public func watch(_ line: @escaping @Sendable (InterruptedWork) -> String) {
    let signals = SystemSignals.heeded
    SystemSignals.hold(signals)
    SystemThread.start { [self] in
      let signal = SystemSignals.wait(for: signals)
      pthread_mutex_lock(lock)
      for step in undoing.reversed() { step.undo() }
      // The line may contain a progress bar.
      let start = isatty(STDERR_FILENO) == 1 ? "\r\u{1B}[K" : ""
      try? FileDescriptor(number: STDERR_FILENO).writeAll(Array("\(start)\(line(work))\n".utf8))
      _exit(128 + signal)
    }
  }
}

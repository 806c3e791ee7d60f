/// Cleans up when a signal ends the program in the middle of work, and reports what was done.
///
/// Code that creates something temporary (a file, a child process, a terminal without echo) registers how to undo it.
/// The step that completes the work, such as a commit, runs in ``settle(_:)``, so that a signal takes effect before it
/// or after it.
public protocol Interruption: Sendable {
  /// Creates something and registers how to undo it; no signal takes effect between the two.
  ///
  /// - Parameter untilSettled: Whether the next call of ``settle(_:)`` completes it and removes the registration.
  /// - Returns: What was created, and a number for ``end(_:)``.
  /// - Throws: What `make` throws; nothing is registered then.
  func begin<Value, Problem: Error>(
    _ make: () throws(Problem) -> Value, untilSettled: Bool, undo: @escaping @Sendable (Value) -> Void
  ) throws(Problem) -> (value: Value, mark: Int)

  /// Removes a registration: the work is complete, or was undone.
  func end(_ mark: Int)

  /// Completes the work. A signal does not end the program while it runs, so it must be short.
  /// - Throws: What `act` throws; the work is not complete then.
  func settle<Value, Problem: Error>(_ act: () throws(Problem) -> Value) throws(Problem) -> Value

  /// Notes what the command is about to write besides the store.
  func intend(_ output: IntendedOutput)
}

extension Interruption {
  /// Does something, and undoes it if a signal ends the program before it is complete.
  /// - Throws: What `work` throws.
  public func during<Value, Problem: Error>(
    _ work: () throws(Problem) -> Value, undo: @escaping @Sendable () -> Void
  ) throws(Problem) -> Value {
    let (_, mark) = begin({}, untilSettled: false) { undo() }
    defer { end(mark) }
    return try work()
  }
}

/// What a command writes besides the store.
public enum IntendedOutput: Hashable, Sendable {
  /// A file of that path.
  case file(String)
  /// Standard output, which already has a part of it.
  case output
}

/// The result of interrupted work.
public enum InterruptedWork: Hashable, Sendable {
  /// Nothing was changed.
  case unchanged
  /// The file was not written, and nothing else was changed.
  case unwritten(String)
  /// Standard output has a part of the answer, and nothing was changed.
  case partial
  /// The change was stored, or the file written, before the signal.
  case done
}

/// For a program without clean-up: signals end it, or it handles them itself.
public struct NoInterruption: Interruption {
  public init() {}

  /// Calls `make`, and registers nothing.
  /// - Throws: What `make` throws.
  public func begin<Value, Problem: Error>(
    _ make: () throws(Problem) -> Value, untilSettled: Bool, undo: @escaping @Sendable (Value) -> Void
  ) throws(Problem) -> (value: Value, mark: Int) { (try make(), 0) }

  /// Does nothing.
  public func end(_ mark: Int) {}

  /// Runs the act.
  /// - Throws: What `act` throws.
  public func settle<Value, Problem: Error>(_ act: () throws(Problem) -> Value) throws(Problem) -> Value { try act() }

  /// Does nothing.
  public func intend(_ output: IntendedOutput) {}
}

/// What has to be put right when a signal ends the program in the middle of work, and what it may say then.
///
/// Code that makes something that must not be left half (a temporary file, a child process, a terminal without echo) says how to
/// undo it. Whatever makes work final, such as a commit, runs in ``settle(_:)``: a signal comes before it or after it.
public protocol Interruption: Sendable {
  /// Makes something and notes how to undo it; no signal comes between the two.
  ///
  /// - Parameter untilSettled: Whether it is whole, and the note is forgotten, when ``settle(_:)`` is called the next time.
  /// - Returns: What was made, and a number for ``end(_:)``.
  /// - Throws: What `make` throws; nothing is noted then.
  func begin<Value, Problem: Error>(
    _ make: () throws(Problem) -> Value, untilSettled: Bool, undo: @escaping @Sendable (Value) -> Void
  ) throws(Problem) -> (value: Value, mark: Int)

  /// Forgets how to undo something: it is complete, or gone.
  func end(_ mark: Int)

  /// Does what makes work final. No signal ends the program while it runs, so it must be short.
  /// - Throws: What `act` throws; the work is not final then.
  func settle<Value, Problem: Error>(_ act: () throws(Problem) -> Value) throws(Problem) -> Value

  /// Notes what the command is about to write besides the store.
  func intend(_ output: IntendedOutput)
}

extension Interruption {
  /// Does something, and undoes it if a signal ends the program before it is over.
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
  /// Standard output, which has a part of it already.
  case output
}

/// What stands after an interruption.
public enum InterruptedWork: Hashable, Sendable {
  /// Nothing was changed.
  case unchanged
  /// The file was not written, and nothing else was changed.
  case unwritten(String)
  /// Standard output has a part of the answer, and nothing was changed.
  case partial
  /// The change was stored, or the file written, before the signal came.
  case done
}

/// The interruption of a program that signals end by themselves, or that ends at them in its own way.
public struct NoInterruption: Interruption {
  public init() {}

  /// Makes it, and notes nothing.
  /// - Throws: What `make` throws.
  public func begin<Value, Problem: Error>(
    _ make: () throws(Problem) -> Value, untilSettled: Bool, undo: @escaping @Sendable (Value) -> Void
  ) throws(Problem) -> (value: Value, mark: Int) { (try make(), 0) }

  /// Does nothing.
  public func end(_ mark: Int) {}

  /// Runs the act.
  /// - Throws: What `act` throws.
  public func settle<Value, Problem: Error>(_ act: () throws(Problem) -> Value) throws(Problem) -> Value { try act() }

  /// Notes nothing.
  public func intend(_ output: IntendedOutput) {}
}

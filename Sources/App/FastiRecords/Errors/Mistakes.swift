/// Gathers what is wrong with several parts of one input, so that all of it is told at once.
public struct Mistakes {
  private var failures: [Failure] = []

  /// Nothing is wrong yet.
  public init() {}

  /// Whether nothing is wrong so far.
  public var isEmpty: Bool { failures.isEmpty }

  /// Does a part, and keeps what was wrong with it.
  /// - Returns: What it gave; nil where something was wrong.
  @discardableResult
  public mutating func attempt<Value>(_ part: () throws(Failure) -> Value) -> Value? {
    do throws(Failure) { return try part() } catch {
      failures += error.all
      return nil
    }
  }

  /// Ends with everything that was wrong.
  /// - Throws: All mistakes, the first one first.
  public func finish() throws(Failure) {
    if let failure = Failure.joined(failures) { throw failure }
  }
}

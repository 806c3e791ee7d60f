/// Collects the mistakes of several parts of one input, so that all of them are reported at once.
public struct Mistakes {
  private var failures: [Failure] = []

  /// No mistakes yet.
  public init() {}

  /// Whether there is no mistake so far.
  public var isEmpty: Bool { failures.isEmpty }

  /// Runs a part, and collects its failure.
  /// - Returns: The value of the part; nil if it failed.
  @discardableResult
  public mutating func attempt<Value>(_ part: () throws(Failure) -> Value) -> Value? {
    do throws(Failure) { return try part() } catch {
      failures += error.all
      return nil
    }
  }

  /// Throws all failures as one, if there are any.
  /// - Throws: All mistakes, the first one first.
  public func finish() throws(Failure) {
    if let failure = Failure.joined(failures) { throw failure }
  }
}

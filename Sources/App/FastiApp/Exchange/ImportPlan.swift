/// What importing a file does, or would do.
public protocol ImportPlan: Sendable {
  /// How many things of the file have an outcome.
  func count(_ outcome: ImportOutcome) -> Int
  /// Whether there is nothing to write.
  var isEmpty: Bool { get }
}

extension ImportPlan {
  /// How many things are written.
  public var written: Int { count(.new) + count(.replaced) }
}

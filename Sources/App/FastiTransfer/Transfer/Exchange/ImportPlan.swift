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

/// What becomes of something that a file holds.
public enum ImportOutcome: String, Hashable, Sendable, CaseIterable {
  /// It is not there yet, and comes in.
  case new
  /// It is there already and says the same, and is passed over.
  case duplicate
  /// What is there says something else, and stays.
  case kept
  /// What is there says something else, and gives way.
  case replaced
}

/// What to do where a file and what is there say different things of one thing.
public enum ImportPreference: String, Hashable, Sendable, CaseIterable {
  /// What is there is right.
  case keep
  /// The file is right.
  case replace
}

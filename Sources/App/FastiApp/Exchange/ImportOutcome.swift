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

/// What to do where a file and what is there say different things of one thing.
public enum ImportPreference: String, Hashable, Sendable, CaseIterable {
  /// What is there is right.
  case keep
  /// The file is right.
  case replace
}

/// The result of an import, or its preview.
public protocol ImportPlan: Sendable {
  /// The number of things of the file with an outcome.
  func count(_ outcome: ImportOutcome) -> Int
  /// The number of written things.
  var written: Int { get }
  /// Whether there is nothing to write.
  var isEmpty: Bool { get }
}

extension ImportPlan {
  /// The number of things of the file that are new or replace others.
  public var written: Int { count(.new) + count(.replaced) }
}

/// The outcome of a thing of a file.
public enum ImportOutcome: String, Hashable, Sendable, CaseIterable {
  /// It does not exist yet, and is added.
  case new
  /// It exists with the same content, and is skipped.
  case duplicate
  /// It exists with other content, and stays.
  case kept
  /// It exists with other content, and is replaced.
  case replaced
}

/// Which side wins if the file and the existing content differ.
public enum ImportPreference: String, Hashable, Sendable, CaseIterable {
  /// The existing content.
  case keep
  /// The file.
  case replace
}

public import FastiRecords

/// What to do with a thing that differs in store and backup.
public enum RestoreChoice: String, Hashable, Sendable, CaseIterable {
  /// The backup's state replaces the store's, which stays in the history.
  case replace
  /// Both are kept, the backup's under a new id. If only one is possible, the store's stays.
  case keep
  /// The store's stays, and the backup's is left out.
  case skip
}

/// A thing that differs in store and backup.
public struct RestoreConflict: Hashable, Sendable {
  /// The kind's name.
  public let kind: String
  public let id: RecordID
  /// Its name in the backup.
  public let label: String
  /// Whether the store has deleted it.
  public let isDeletedHere: Bool
  /// Whether the backup has deleted it.
  public let isDeletedThere: Bool
}

/// A thing of a backup and its fate.
public struct RestoredThing: Hashable, Sendable {
  /// The kind's name.
  public let kind: String
  public let id: RecordID
  /// The label of its newest version in the backup.
  public let label: String
  public let fate: Fate

  /// The fate of a thing in a restore.
  public enum Fate: String, Hashable, Sendable, CaseIterable {
    /// The store did not have it.
    case new
    /// The store has the same state.
    case same
    /// The backup's state replaced the store's.
    case replaced
    /// Both are in the store now.
    case both
    /// The store's stays.
    case skipped
  }
}

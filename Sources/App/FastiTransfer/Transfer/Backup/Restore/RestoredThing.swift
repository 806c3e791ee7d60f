public import FastiRecords

/// What is to be done with a thing that both the store and the backup have, and that differs.
public enum RestoreChoice: String, Hashable, Sendable, CaseIterable {
  /// The backup's state comes in place of the store's; the store's stays in the history.
  case replace
  /// Both are kept: the backup's under a new id. Where a kind allows only one, the store's stays.
  case keep
  /// The store's stays, and nothing of the backup's comes in.
  case skip
}

/// A thing that both the store and the backup have, and that differs.
public struct RestoreConflict: Hashable, Sendable {
  /// The kind's name.
  public let kind: String
  public let id: RecordID
  /// What people call it, in the backup.
  public let label: String
  /// Whether the store has deleted it.
  public let isDeletedHere: Bool
  /// Whether the backup has deleted it.
  public let isDeletedThere: Bool
}

/// What became of a thing of a backup.
public struct RestoredThing: Hashable, Sendable {
  /// The kind's name.
  public let kind: String
  public let id: RecordID
  /// What people call it.
  public let label: String
  /// What became of it.
  public let fate: Fate

  /// What can become of a thing.
  public enum Fate: String, Hashable, Sendable {
    /// The store did not have it.
    case new
    /// The store has it so already.
    case same
    /// The backup's came in place of the store's.
    case replaced
    /// Both are there now.
    case both
    /// The store's stays.
    case skipped
  }
}

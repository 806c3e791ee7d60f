public import FastiCivil

/// An entry that exists: the version that counts, and when it is posted.
public struct LedgerEntry: Hashable, Sendable {
  public let id: EntryID
  /// The stamp of the version that counts.
  public let stamp: EntryStamp
  /// The stamp of its first version, which orders the entries of a day.
  public let firstStamp: EntryStamp
  /// The content.
  public let entry: LeaveEntry
  /// The payday of its period.
  public let postsOn: Day

  /// Whether the official balance of that day has it.
  public func isPosted(on day: Day) -> Bool { postsOn <= day }
}

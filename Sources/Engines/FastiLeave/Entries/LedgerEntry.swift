public import FastiCivil

/// An existing entry: its current version, and when it is posted.
public struct LedgerEntry: Hashable, Sendable {
  public let id: EntryID
  /// The stamp of the current version.
  public let stamp: EntryStamp
  /// The stamp of its first version, which orders the entries of a day.
  public let firstStamp: EntryStamp
  /// The content.
  public let entry: LeaveEntry
  /// The payday of its period.
  public let postsOn: Day

  /// Whether the official balance of a day contains it.
  public func isPosted(on day: Day) -> Bool { postsOn <= day }
}

/// What was known of an entry at one moment: its content, or that it is deleted.
///
/// Of all versions with one id the one with the greatest stamp counts, in whatever order they arrive. An edit is a new
/// version with all fields; a deletion is a version too, and a later live one brings the entry back.
public struct EntryVersion: Hashable, Sendable {
  public let id: EntryID
  /// When it was written.
  public let stamp: EntryStamp
  /// Whether it says that the entry does not exist any more.
  public let isDeleted: Bool
  /// The content; of a deletion, what was deleted.
  public let entry: LeaveEntry

  public init(id: EntryID, stamp: EntryStamp, isDeleted: Bool = false, entry: LeaveEntry) {
    self.id = id
    self.stamp = stamp
    self.isDeleted = isDeleted
    self.entry = entry
  }
}

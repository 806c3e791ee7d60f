/// One version of an entry: its content, or its deletion.
///
/// Of all versions with one id the one with the greatest stamp counts, in any order of arrival. An edit is a new
/// version with all fields; a deletion is a version too, and a later version that is not a deletion restores the
/// entry.
public struct EntryVersion: Hashable, Sendable {
  public let id: EntryID
  /// When it was written.
  public let stamp: EntryStamp
  /// Whether it deletes the entry.
  public let isDeleted: Bool
  /// The content; for a deletion, the deleted content.
  public let entry: LeaveEntry

  public init(id: EntryID, stamp: EntryStamp, isDeleted: Bool = false, entry: LeaveEntry) {
    self.id = id
    self.stamp = stamp
    self.isDeleted = isDeleted
    self.entry = entry
  }
}

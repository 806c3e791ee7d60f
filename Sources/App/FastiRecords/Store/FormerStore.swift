/// The store as it was before it joined a space, in a copy that was made then.
public struct FormerStore: Hashable, Sendable {
  /// The copy.
  public let path: String
  /// The number of its changes.
  public let changes: Int
  /// The number of changes that were made on this device since: they would be lost.
  public let since: Int
  /// Whether the store also syncs with other spaces, or other devices with it: they would send the content back.
  public let hasOthers: Bool

  /// A copy, and what has happened since.
  public init(path: String, changes: Int, since: Int, hasOthers: Bool) {
    self.path = path
    self.changes = changes
    self.since = since
    self.hasOthers = hasOthers
  }

  /// Whether bringing it back loses nothing that was made here.
  public var canReturn: Bool { since == 0 && !hasOthers }
}

/// How many versions a compaction drops, kind by kind.
public struct CompactionPlan: Hashable, Sendable {
  /// Versions before this stamp that a later one, also before it, has replaced.
  public let before: Stamp
  /// The kinds that lose versions, and how many.
  public let dropped: [Dropped]

  public init(before: Stamp, dropped: [Dropped]) {
    self.before = before
    self.dropped = dropped
  }

  /// All versions to drop.
  public var total: Int { dropped.reduce(0) { $0 + $1.versions } }

  /// What one kind loses.
  public struct Dropped: Hashable, Sendable {
    /// The kind's name, `RecordKind.table`.
    public let kind: String
    /// How many of its versions go.
    public let versions: Int
    /// How many of its versions stay.
    public let kept: Int

    /// What one kind loses.
    public init(kind: String, versions: Int, kept: Int) {
      self.kind = kind
      self.versions = versions
      self.kept = kept
    }
  }
}

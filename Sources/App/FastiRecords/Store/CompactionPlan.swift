/// The number of versions that a compaction drops, by kind.
public struct CompactionPlan: Hashable, Sendable {
  /// Versions before this stamp are dropped if a later one, also before it, replaced them.
  public let before: Stamp
  /// The kinds of which versions are dropped, with their numbers.
  public let dropped: [Dropped]

  public init(before: Stamp, dropped: [Dropped]) {
    self.before = before
    self.dropped = dropped
  }

  /// The number of all dropped versions.
  public var total: Int { dropped.reduce(0) { $0 + $1.versions } }

  /// The dropped versions of a kind.
  public struct Dropped: Hashable, Sendable {
    /// The kind's name, `RecordKind.table`.
    public let kind: String
    /// The number of dropped versions.
    public let versions: Int
    /// The number of kept versions.
    public let kept: Int

    /// The dropped versions of a kind.
    public init(kind: String, versions: Int, kept: Int) {
      self.kind = kind
      self.versions = versions
      self.kept = kept
    }
  }
}

/// What mending the clock of a store moves, or would move.
///
/// A clock that was wrong for a moment gives stamps in the future, and all later stamps follow them. Mending gives new
/// stamps, in the same order, to those more than 24 hours ahead; the new stamps follow the greatest of the others.
public struct ClockRepair: Hashable, Sendable {
  /// The number of moved versions by kind, in the order of `RecordKinds.all`.
  public var moved: [Count] = []
  /// The number of moved changes.
  public var changes = 0
  /// The greatest stamp before.
  public var former: Stamp
  /// The greatest stamp afterwards.
  public var latest: Stamp
  /// The number of hours by which the former stamp is ahead; nil if at most 24.
  public var hoursAhead: Int?
  /// The copy of the store before mending; nil if nothing was written.
  public var safetyCopy: String?

  /// The mending of a store whose greatest stamp is `former`.
  public init(former: Stamp, latest: Stamp, now: Int64) {
    self.former = former
    self.latest = latest
    if former > StampClock.limit(now: now) { hoursAhead = Int((former.milliseconds - now) / 3_600_000) }
  }

  /// Whether the clock is right.
  public var isEmpty: Bool { hoursAhead == nil }

  /// The number of moved versions.
  public var versions: Int { moved.reduce(0) { $0 + $1.versions } }

  /// The moved versions of a kind.
  public struct Count: Hashable, Sendable {
    /// The kind's name, `RecordKind.table`.
    public let kind: String
    /// The number of versions.
    public let versions: Int

    /// Versions of a kind.
    public init(kind: String, versions: Int) {
      self.kind = kind
      self.versions = versions
    }
  }
}

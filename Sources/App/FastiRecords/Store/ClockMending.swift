/// What mending the clock of a store moves, or would move.
///
/// A clock that was wrong for a moment gives stamps that lie ahead, and all later ones continue from them. Mending gives
/// those more than 24 hours ahead new stamps, in the same order, which follow the greatest of the others.
public struct ClockMending: Hashable, Sendable {
  /// The kinds of which versions move, in the order of `RecordKinds.all`.
  public var moved: [Count] = []
  /// How many changes move.
  public var changes = 0
  /// The greatest stamp the store has seen.
  public var former: Stamp
  /// The greatest stamp afterwards.
  public var latest: Stamp
  /// By how many hours the former stamp lies ahead; nil where that is at most 24.
  public var hoursAhead: Int?
  /// The copy of the store as it was; nil where nothing was written.
  public var safetyCopy: String?

  /// A mending of a store whose greatest stamp is `former`.
  public init(former: Stamp, latest: Stamp, now: Int64) {
    self.former = former
    self.latest = latest
    if former > StampClock.limit(now: now) { hoursAhead = Int((former.milliseconds - now) / 3_600_000) }
  }

  /// Whether the clock is right.
  public var isEmpty: Bool { hoursAhead == nil }

  /// How many versions move.
  public var versions: Int { moved.reduce(0) { $0 + $1.versions } }

  /// The versions of a kind that move.
  public struct Count: Hashable, Sendable {
    /// The kind's name, `RecordKind.table`.
    public let kind: String
    /// How many versions.
    public let versions: Int

    /// Versions of a kind.
    public init(kind: String, versions: Int) {
      self.kind = kind
      self.versions = versions
    }
  }
}

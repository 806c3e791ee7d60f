public import FastiCivil

/// Tells what time it is; the only place where "now" comes from.
public protocol Clock: Sendable {
  /// The present moment.
  func now() -> Instant
}

/// A clock that stands still: for tests, and for `--now`.
public struct FixedClock: Clock {
  private let instant: Instant

  /// A clock that always shows that moment.
  public init(_ instant: Instant) { self.instant = instant }

  /// The moment it was made with.
  public func now() -> Instant { instant }
}

public import FastiCivil

/// The days on which something holds, open at either end.
public struct Validity: Hashable, Sendable {
  /// The first day, or nil when it always held.
  public var since: Day?
  /// The last day, or nil when it holds on.
  public var until: Day?

  /// From `since` to `until`, both included; nil leaves an end open.
  public init(since: Day? = nil, until: Day? = nil) {
    self.since = since
    self.until = until
  }

  /// Without limits.
  public static let always = Validity()

  /// Whether it holds on a day.
  @inline(__always)
  public func contains(_ day: Day) -> Bool {
    if let since, day < since { return false }
    if let until, day > until { return false }
    return true
  }

  /// Whether both hold on some day.
  public func overlaps(_ other: Validity) -> Bool {
    if let until, let since = other.since, until < since { return false }
    if let until = other.until, let since, until < since { return false }
    return true
  }
}

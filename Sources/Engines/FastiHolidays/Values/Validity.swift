public import FastiCivil

/// The days on which something is valid, possibly without a first or a last day.
public struct Validity: Hashable, Sendable {
  /// The first day, or nil if there is none.
  public var since: Day?
  /// The last day, or nil if there is none.
  public var until: Day?

  /// From `since` to `until`, both included; nil leaves an end open.
  public init(since: Day? = nil, until: Day? = nil) {
    self.since = since
    self.until = until
  }

  /// Without limits.
  public static let always = Validity()

  /// Whether it contains a day.
  @inline(__always)
  public func contains(_ day: Day) -> Bool {
    if let since, day < since { return false }
    if let until, day > until { return false }
    return true
  }

  /// Whether both contain some day.
  public func overlaps(_ other: Validity) -> Bool {
    if let until, let since = other.since, until < since { return false }
    if let until = other.until, let since, until < since { return false }
    return true
  }
}

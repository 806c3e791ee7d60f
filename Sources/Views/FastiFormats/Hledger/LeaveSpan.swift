public import FastiCivil

/// The days that a ledger file covers.
public struct LeaveSpan: Hashable, Sendable {
  /// The first day; nil for the anchor of the pay schedule or the first entry, whichever is earlier.
  public let first: Day?
  /// The last day, included.
  public let last: Day

  public init(first: Day?, last: Day) {
    self.first = first
    self.last = last
  }
}

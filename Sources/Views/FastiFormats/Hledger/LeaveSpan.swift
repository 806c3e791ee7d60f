public import FastiCivil

/// The days a ledger file tells of.
public struct LeaveSpan: Hashable, Sendable {
  /// The first day; nil for everything there is.
  public let first: Day?
  /// The last day, included.
  public let last: Day

  public init(first: Day?, last: Day) {
    self.first = first
    self.last = last
  }
}

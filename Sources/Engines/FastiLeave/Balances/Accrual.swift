public import FastiCivil

/// What one payday brings.
public struct Accrual: Hashable, Sendable {
  /// The payday's number, 0 = the anchor.
  public let index: Int
  /// The day the hours arrive on.
  public let payday: Day
  /// What it brings, less than the rate when the cap is near.
  public let hours: Hours
  /// The rate of that payday.
  public let rate: Hours
}

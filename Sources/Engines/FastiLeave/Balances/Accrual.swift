public import FastiCivil

/// The accrual of one payday.
public struct Accrual: Hashable, Sendable {
  /// The payday's number, 0 = the anchor.
  public let index: Int
  /// The day on which the hours are added.
  public let payday: Day
  /// The hours, less than the rate when the cap is near.
  public let hours: Hours
  /// The rate of that payday.
  public let rate: Hours
}

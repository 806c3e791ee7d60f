public import FastiCivil

/// Both balances of a kind of leave on a day.
public struct LeaveBalance: Hashable, Sendable {
  /// The day asked for.
  public let day: Day
  /// The official balance, as of the last payday.
  public let official: Hours
  /// That payday, on or before the day.
  public let officialAsOf: Day
  /// The forecast balance: everything dated on or before the day.
  public let forecast: Hours
}

/// Which of the two balances.
public enum LeaveMeasure: Hashable, Sendable {
  /// The official balance: entries count from the payday of their period.
  case official
  /// The forecast balance: entries count from their day.
  case forecast
}

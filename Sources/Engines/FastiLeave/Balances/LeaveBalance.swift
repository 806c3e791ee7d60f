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

/// Hours that will be lost if they are not taken.
public struct Expiry: Hashable, Sendable {
  /// The carry-over date.
  public let day: Day
  /// The hours above the limit on the day before; zero when there are none.
  public let hours: Hours
}

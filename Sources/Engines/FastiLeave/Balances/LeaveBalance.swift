public import FastiCivil

/// Both balances of a kind of leave on a day.
public struct LeaveBalance: Hashable, Sendable {
  /// The day asked for.
  public let day: Day
  /// What is posted as of the last payday.
  public let official: Hours
  /// That payday, on or before the day.
  public let officialAsOf: Day
  /// What everything dated on or before the day makes.
  public let forecast: Hours
}

/// Which of the two balances.
public enum LeaveMeasure: Hashable, Sendable {
  /// What is posted: entries count from the payday of their period.
  case official
  /// What everything makes: entries count from their day.
  case forecast
}

public import FastiCivil
public import FastiLeave

/// The two balances of one kind of leave.
public struct BalanceCard: Hashable, Sendable {
  /// The kind's word, as it is stored: `vacation`.
  public var type: LeaveType
  /// What payroll has posted.
  public var official: Hours
  /// The payday of that.
  public var officialAsOf: Day
  /// What everything dated until the forecast's day makes.
  public var forecast: Hours
  /// The forecast's day.
  public var forecastAsOf: Day

  /// The balances of one kind.
  public init(_ type: LeaveType, official: Hours, asOf: Day, forecast: Hours, forecastAsOf: Day) {
    self.type = type
    self.official = official
    officialAsOf = asOf
    self.forecast = forecast
    self.forecastAsOf = forecastAsOf
  }
}

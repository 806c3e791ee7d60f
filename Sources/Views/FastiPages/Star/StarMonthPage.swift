public import FastiCivil

/// The special days of a month, one a row.
public struct StarMonthPage: Sendable {
  /// The month.
  public var month: YearMonth
  /// Its special days, by day.
  public var days: [SpecialDay]

  /// A month and its special days.
  public init(_ month: YearMonth, days: [SpecialDay]) {
    self.month = month
    self.days = days
  }
}

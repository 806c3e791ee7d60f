/// The special days of a year: twelve month cards, and the countdowns.
public struct StarYearPage: Sendable {
  /// The year.
  public var year: Int
  /// Its special days, by day.
  public var days: [SpecialDay]
  /// What is counted down to, soonest first.
  public var countdowns: [CountdownCard]

  /// A year and its special days.
  public init(_ year: Int, days: [SpecialDay], countdowns: [CountdownCard] = []) {
    self.year = year
    self.days = days
    self.countdowns = countdowns
  }
}

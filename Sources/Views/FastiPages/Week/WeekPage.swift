public import FastiCivil

/// A week: its header and seven days.
public struct WeekPage: Sendable {
  /// The week.
  public var week: ISOWeek
  /// Monday to Sunday.
  public var days: [DayCell]

  /// A week and its seven days.
  public init(_ week: ISOWeek, days: [DayCell]) {
    self.week = week
    self.days = days
  }
}

public import FastiAgenda
public import FastiCivil

/// Why a day, or a number of days, is out of place.
public enum DaysCause: Hashable, Sendable {
  /// Outside the years there are answers for.
  case outsideYears
  /// Neither a week nor a date.
  case noWeek
  /// An end before the beginning.
  case reversed(first: Day, last: Day)
  /// More days than that.
  case tooMany(Int, most: Int)
  /// Something that lasts so many days cannot come again so soon.
  case tooOften(Int, Repetition)
  /// No number of days.
  case malformedCount
}

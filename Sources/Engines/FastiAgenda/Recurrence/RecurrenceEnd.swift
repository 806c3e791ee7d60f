public import FastiCivil

/// When a recurrence ends.
public enum RecurrenceEnd: Hashable, Sendable {
  /// The valid counts: at most the number of days.
  public static let counts: ClosedRange<Int> = 1...Limits.days.count

  /// With the calendar, at the end of 2999.
  case never
  /// With the last occurrence on or before a day.
  case on(Day)
  /// After a number of occurrences, including those that were dropped or moved.
  case after(Int)
}

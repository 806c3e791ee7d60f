public import FastiCivil

/// When a recurrence ends.
public enum RecurrenceEnd: Hashable, Sendable {
  /// The counts there are: as many as there are days.
  public static let counts: ClosedRange<Int> = 1...Limits.days.count

  /// With the calendar, at the end of 2999.
  case never
  /// With the last occurrence on or before a day.
  case on(Day)
  /// After so many occurrences, those that were dropped or moved included.
  case after(Int)
}

public import FastiCivil

/// Why a table of Hijri months has no answer, or cannot be made.
public enum HijriMonthsError: Error, Hashable, Sendable {
  /// The day is outside the table.
  case outsideDays(Day, limits: DayRange)
  /// The month is outside the table.
  case outsideMonths(HijriMonth, first: HijriMonth, last: HijriMonth)
  /// The month has no such day; `last` is its last one.
  case noSuchDay(HijriDate, last: Int)
  case empty
  /// The month does not follow the one before it, by number or by day.
  case gap(HijriMonth)
  /// The month has fewer than 28 or more than 31 days.
  case length(HijriMonth, Int)
}

public import FastiCalendars
public import FastiCivil

/// The first day of a Hijri month, as given by a source.
public struct MonthStart: Hashable, Sendable {
  public let month: HijriMonth
  /// Its first day.
  public let day: Day

  /// A month and its first day, unchecked.
  public init(_ month: HijriMonth, _ day: Day) {
    self.month = month
    self.day = day
  }
}

public import FastiAgenda
public import FastiCivil

/// One day with what is on it.
public struct DayCell: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// Today, red, observed, weekend, worked, planned.
  public var mark: DayMark
  /// What is on it, in the order in which it is shown.
  public var items: [DayItem]
  /// The Hijri date, where it is switched on.
  public var hijri: HijriLabel?

  /// A day and what is on it.
  public init(_ day: Day, mark: DayMark = [], items: [DayItem] = [], hijri: HijriLabel? = nil) {
    self.day = day
    self.mark = mark
    self.items = items
    self.hijri = hijri
  }
}

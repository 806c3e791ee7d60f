public import FastiCalendars
public import FastiCivil

/// A Hijri month in Gregorian weeks, and the source of its days.
public struct HijriGrid: Sendable {
  /// The shown month, with its first day, its length and its source.
  public var month: HijriMonthDefinition
  /// The days with a reminder.
  public var marked: [Day]
  /// The calculated first day, if the active one differs.
  public var calculated: Day?
  /// The day its start was fetched; nil if it was not.
  public var fetched: Day?
  /// The months of the same Hijri year, for the list below the grid.
  public var year: [HijriMonthDefinition]
  /// The disagreement of the committee's documents about it; nil if there is none.
  public var disagreement: MonthDisagreement?
  /// The month before; nil outside the table.
  public var previous: HijriMonth?
  /// The month after; nil outside the table.
  public var next: HijriMonth?
  /// The month of today.
  public var present: HijriMonth?

  /// A month.
  public init(
    _ month: HijriMonthDefinition, marked: [Day] = [], calculated: Day? = nil, fetched: Day? = nil,
    year: [HijriMonthDefinition] = [], previous: HijriMonth? = nil, next: HijriMonth? = nil, present: HijriMonth? = nil
  ) {
    self.month = month
    self.marked = marked
    self.calculated = calculated
    self.fetched = fetched
    self.year = year
    self.previous = previous
    self.next = next
    self.present = present
  }
}

public import FastiCalendars
public import FastiCivil

/// A Hijri month over the Gregorian week, and where its days are known from.
public struct HijriGrid: Sendable {
  /// The month shown, with its first day, its length and its source.
  public var month: HijriMonthDefinition
  /// The days with a reminder.
  public var marked: [Day]
  /// The first day by calculation, where the active one is another.
  public var calculated: Day?
  /// The day its start was fetched; nil if it was not.
  public var fetched: Day?
  /// The months of the same Hijri year, for the list beneath the grid.
  public var year: [HijriMonthDefinition]
  /// What the committee's documents say of it, where they disagree.
  public var disagreement: MonthDisagreement?
  /// The months before and after, where a table reaches them, and the one it is.
  public var previous: HijriMonth?
  /// The month after.
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

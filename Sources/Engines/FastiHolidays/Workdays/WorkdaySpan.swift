public import FastiCivil

/// The days that are counted from one day to another.
public struct WorkdaySpan: Hashable, Sendable {
  /// The first day counted.
  public let first: Day
  /// The day after the last one counted; ``first`` if there is none.
  public let end: Day
  /// Whether the day counted from comes after the day counted to.
  public let isBackwards: Bool

  /// The days counted from one day to another.
  /// - Throws: `.outside` when either is not in the range, counted or not.
  @inlinable
  public init(from: Day, to: Day, bounds: WorkdayBounds, in range: DayRange) throws(WorkdayError) {
    guard range.contains(from) else { throw .outside(day: from, range: range) }
    guard range.contains(to) else { throw .outside(day: to, range: range) }
    isBackwards = from > to
    let (early, late) = isBackwards ? (to, from) : (from, to)
    let (countsEarly, countsLate) =
      isBackwards ? (bounds.countsTo, bounds.countsFrom) : (bounds.countsFrom, bounds.countsTo)
    first = countsEarly ? early : early + 1
    let last = countsLate ? late + 1 : late
    // There is no day between a day and itself.
    end = last < first ? first : last
  }

  /// The number of days counted.
  public var count: Int { end - first }
}

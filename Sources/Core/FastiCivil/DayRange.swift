/// A run of days, both ends included, never empty.
///
/// ```swift
/// let week = ISOWeek(Day(year: 2026, month: 6, day: 19)).days
/// print(week, week.count, week.contains(Day(year: 2026, month: 6, day: 22)))  // 2026-06-15/2026-06-21 7 false
/// print(week.filter { $0.weekday == .friday })  // [2026-06-19]
/// print(try DayRange(week.first, week.last) == DayRange(week.first...week.last))  // true
/// ```
public struct DayRange: Hashable, Sendable {
  /// The first day, which is part of the range.
  public let first: Day
  /// The last day, on or after the first.
  public let last: Day

  /// The days from `first` to `last`, both included.
  /// - Throws: `.reversed` when `first` is after `last`.
  public init(_ first: Day, _ last: Day) throws(CivilError) {
    guard first <= last else { throw .reversed(first: first, last: last) }
    self.init(uncheckedFirst: first, last: last)
  }

  @inline(__always)
  init(uncheckedFirst first: Day, last: Day) {
    self.first = first
    self.last = last
  }

  /// A single day.
  @inline(__always)
  public init(_ day: Day) { self.init(uncheckedFirst: day, last: day) }

  /// The days of a Swift range of days, which is never empty either.
  public init(_ days: ClosedRange<Day>) { self.init(uncheckedFirst: days.lowerBound, last: days.upperBound) }

  /// 1 January to 31 December of a year.
  public init(year: Int) {
    self.init(uncheckedFirst: Day(year: year, month: 1, day: 1), last: Day(year: year, month: 12, day: 31))
  }

  /// 1 January of the first year to 31 December of the last.
  public init(years: ClosedRange<Int>) {
    self.init(
      uncheckedFirst: Day(year: years.lowerBound, month: 1, day: 1),
      last: Day(year: years.upperBound, month: 12, day: 31))
  }

  /// The number of days, at least 1.
  public var count: Int { last - first + 1 }

  /// Whether a day is from ``first`` to ``last``, both included.
  @inline(__always)
  public func contains(_ day: Day) -> Bool { first <= day && day <= last }

  /// The days common to both, or nil when there is none.
  public func intersection(_ other: DayRange) -> DayRange? {
    let first = Swift.max(first, other.first)
    let last = Swift.min(last, other.last)
    return first <= last ? DayRange(uncheckedFirst: first, last: last) : nil
  }

  /// The range extended by a number of days at its start and at its end.
  public func widened(before: Int, after: Int) -> DayRange {
    DayRange(uncheckedFirst: first - before, last: last + after)
  }

  /// The Gregorian years touched.
  public var years: ClosedRange<Int> { first.year...last.year }
}

extension DayRange: Sequence {
  /// Goes through the days in order.
  ///
  /// ```swift
  /// var days = DayRange(year: 2026).makeIterator()
  /// print(days.next() == Day(year: 2026, month: 1, day: 1))  // true
  /// ```
  public struct Iterator: IteratorProtocol {
    var next_: Int32
    let last: Int32

    /// The next day, or nil after the last.
    public mutating func next() -> Day? {
      guard next_ <= last else { return nil }
      defer { next_ += 1 }
      return Day(next_)
    }
  }

  /// An iterator over the days, first to last.
  public func makeIterator() -> Iterator { Iterator(next_: first.number, last: last.number) }
}

extension DayRange: CustomStringConvertible {
  /// `2026-02-05/2026-02-11`, as ISO 8601 writes an interval.
  public var description: String { iso }
}

public import FastiCivil

extension WorkdayEngine {
  /// Whether the day is a business day.
  /// - Throws: `.outside` when it is not in ``range``.
  @inlinable
  public func isBusinessDay(_ day: Day) throws(WorkdayError) -> Bool {
    guard range.contains(day) else { throw .outside(day: day, range: range) }
    return isBusinessDay(unchecked: day)
  }

  /// The business days between two days, neither of them counted; negative when the first comes after the second.
  /// - Throws: `.outside` when either day is not in ``range``.
  @inlinable
  public func count(from: Day, to: Day) throws(WorkdayError) -> Int {
    try count(from: from, to: to, bounds: .exclusive)
  }

  /// The business day `number` business days after a day, before it when negative; on a day off, counting begins on the
  /// next business day.
  /// - Throws: `.outside`, or `.beyond`.
  @inlinable
  public func add(_ number: Int, to day: Day) throws(WorkdayError) -> Day { try add(number, to: day, start: .next) }

  /// The first business day after a day.
  /// - Throws: `.outside`, or `.beyond` when the range ends before it.
  @inlinable
  public func next(after day: Day) throws(WorkdayError) -> Day {
    try found(isBusinessDay(day) ? 2 : 1, from: day)
  }

  /// The last business day before a day.
  /// - Throws: `.outside`, or `.beyond` when the range begins after it.
  @inlinable
  public func previous(before day: Day) throws(WorkdayError) -> Day {
    try found(isBusinessDay(day) ? -2 : -1, from: day)
  }

  @usableFromInline
  func found(_ number: Int, from day: Day) throws(WorkdayError) -> Day {
    guard let day = find(number, from: day) else { throw .beyond(range: range) }
    return day
  }

  /// The business days of a month.
  /// - Throws: `.outside` when the month is not wholly in ``range``.
  public func count(of month: YearMonth) throws(WorkdayError) -> Int {
    try count(from: month.start, to: month.end, bounds: .inclusive)
  }

  /// A business day of a month: 1 its first, 2 its second; -1 its last, -2 the one before.
  /// - Throws: `.outside` when the month is not wholly in ``range``, `.noSuchDay` when it has fewer, and for 0.
  public func businessDay(_ number: Int, of month: YearMonth) throws(WorkdayError) -> Day {
    let count = try count(of: month)
    guard number != 0, number.magnitude <= UInt(count),
      let day = find(number, from: number > 0 ? month.start : month.end)
    else { throw .noSuchDay(number: number, month: month, count: count) }
    return day
  }

  /// The last business day of a month.
  /// - Throws: As ``businessDay(_:of:)`` with -1.
  public func lastBusinessDay(of month: YearMonth) throws(WorkdayError) -> Day { try businessDay(-1, of: month) }
}

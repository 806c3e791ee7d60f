public import FastiCivil

/// A month as rows of ISO weeks, Monday to Sunday, with the days of its neighbours that fill the first and last row.
public struct MonthGrid: Hashable, Sendable {
  /// The month shown.
  public let month: YearMonth

  public init(_ month: YearMonth) { self.month = month }

  /// The weeks touched, four to six.
  public var weeks: [ISOWeek] {
    var weeks: [ISOWeek] = []
    var week = ISOWeek(month.start)
    while week.start <= month.end {
      weeks.append(week)
      week = week.advanced(by: 1)
    }
    return weeks
  }

  /// All days shown: the Monday of the first row to the Sunday of the last.
  public var days: DayRange {
    let first = month.start.onOrBefore(.monday)
    return DayRange(first).widened(before: 0, after: month.end.onOrAfter(.sunday) - first)
  }

  /// Whether a day belongs to the month itself.
  public func holds(_ day: Day) -> Bool { month.days.contains(day) }
}

/// A year as twelve months.
public struct YearGrid: Hashable, Sendable {
  /// The year shown.
  public let year: Int

  /// The grid of a year.
  /// - Throws: `.outOfRange` outside 1583 to 2999.
  public init(_ year: Int) throws(CivilError) { self.year = try YearMonth(year: year, month: 1).year }

  /// January to December.
  public var months: [MonthGrid] {
    let january = YearMonth(Day(year: year, month: 1, day: 1))
    return (0..<12).map { MonthGrid(january.advanced(by: $0)) }
  }

  /// All days shown: the first row of January to the last row of December.
  public var days: DayRange {
    let year = DayRange(year: year)
    let first = year.first.onOrBefore(.monday)
    return DayRange(first).widened(before: 0, after: year.last.onOrAfter(.sunday) - first)
  }
}

public import FastiCivil

/// A month as rows of seven days, with the days of its neighbours that fill the first and last row.
public struct MonthGrid: Hashable, Sendable {
  /// The month shown.
  public let month: YearMonth
  /// The weekday of the first column.
  public let firstDay: Weekday

  /// A month whose rows begin on a weekday; by default the rows are ISO weeks.
  public init(_ month: YearMonth, from firstDay: Weekday = .monday) {
    self.month = month
    self.firstDay = firstDay
  }

  /// The rows, four to six.
  public var rows: [MonthRow] {
    stride(from: days.first, through: days.last, by: 7).map { MonthRow($0) }
  }

  /// All days shown: the first of the first row to the last of the last.
  public var days: DayRange {
    let first = month.start.onOrBefore(firstDay)
    return DayRange(first).widened(before: 0, after: month.end.onOrBefore(firstDay) + 6 - first)
  }

  /// Whether a day belongs to the month itself.
  public func holds(_ day: Day) -> Bool { month.days.contains(day) }
}

/// Seven days of a month, from the weekday that its rows begin on.
public struct MonthRow: Hashable, Sendable {
  /// The days, seven.
  public let days: DayRange
  /// The ISO week of the row's Thursday, which is that of most of its days.
  public let week: ISOWeek

  init(_ first: Day) {
    days = DayRange(first).widened(before: 0, after: 6)
    week = ISOWeek(first.onOrAfter(.thursday))
  }
}

/// A year as twelve months.
public struct YearGrid: Hashable, Sendable {
  /// The year shown.
  public let year: Int
  /// The weekday of the first column.
  public let firstDay: Weekday

  /// The grid of a year whose rows begin on a weekday; by default the rows are ISO weeks.
  /// - Throws: `.outOfRange` outside 1583 to 2999.
  public init(_ year: Int, from firstDay: Weekday = .monday) throws(CivilError) {
    self.year = try YearMonth(year: year, month: 1).year
    self.firstDay = firstDay
  }

  /// January to December.
  public var months: [MonthGrid] {
    let january = YearMonth(Day(year: year, month: 1, day: 1))
    return (0..<12).map { MonthGrid(january.advanced(by: $0), from: firstDay) }
  }

  /// All days shown: the first row of January to the last row of December.
  public var days: DayRange {
    let year = DayRange(year: year)
    let first = year.first.onOrBefore(firstDay)
    return DayRange(first).widened(before: 0, after: year.last.onOrBefore(firstDay) + 6 - first)
  }
}

public import FastiCivil
import FastiRecords

/// The content of a document on paper.
public enum PaperKind: String, CaseIterable, Hashable, Sendable {
  /// One week on each page.
  case week
  /// One month on each page.
  case month
  /// A year by weeks: one page for the weeks, and its special days.
  case year
  /// A year's twelve months on one page, and its special days.
  case months
  /// The special days of a year.
  case special
  /// The days with content, one below the other.
  case days
  /// The business days of a year: days off by month, and bridge days.
  case workdays
  /// Sun and Moon through a year.
  case sky
  /// The leave statement.
  case leave
  /// A year's months, and each of its weeks.
  case booklet

  /// Whether the default orientation is landscape.
  public var isLandscape: Bool {
    switch self {
    case .week, .month, .year, .booklet: true
    case .months, .special, .days, .workdays, .sky, .leave: false
    }
  }

  /// The default days of a document around a day.
  public func usual(around day: Day) -> DayRange {
    switch self {
    case .week: ISOWeek(day).days
    case .month, .days: YearMonth(day).days
    case .year, .booklet: DayRange(uncheckedWeeksOf: ISOWeek(day).year)
    case .months, .special, .workdays, .sky, .leave: DayRange(year: day.year)
    }
  }

  /// The most days of a document; the leave statement may have all days.
  public static let mostDays = 3_700
}

extension DayRange {
  /// The Monday of an ISO year's week 1 to the Sunday of its last week, within the supported years.
  fileprivate init(uncheckedWeeksOf year: Int) {
    let middle = DayRange(year: Swift.min(Swift.max(year, Limits.year.lowerBound), Limits.year.upperBound))
    let first = ISOWeek(middle.first + 3).start
    self = DayRange(first...(first + ISOWeek.weeks(in: year) * 7 - 1)).intersection(Limits.days) ?? middle
  }
}

public import FastiCivil
import FastiRecords

/// What a document on paper shows.
public enum PaperKind: String, CaseIterable, Hashable, Sendable {
  /// A week a page.
  case week
  /// A month a page.
  case month
  /// A year by its weeks, a page for the weeks, and its special days.
  case year
  /// A year's twelve months on one page, and its special days.
  case months
  /// The special days of a year.
  case special
  /// The days on which something is, one below the other.
  case days
  /// The business days of a year: days off by month, and bridge days.
  case workdays
  /// Sun and Moon through a year.
  case sky
  /// The leave statement.
  case leave
  /// A year's months, and each of its weeks.
  case booklet

  /// Whether the paper lies with its longer side at the top unless told otherwise.
  public var isLandscape: Bool {
    switch self {
    case .week, .month, .year, .booklet: true
    case .months, .special, .days, .workdays, .sky, .leave: false
    }
  }

  /// The days it shows of one day, where nothing else is said.
  public func usual(around day: Day) -> DayRange {
    switch self {
    case .week: ISOWeek(day).days
    case .month, .days: YearMonth(day).days
    case .year, .booklet: DayRange(uncheckedWeeksOf: ISOWeek(day).year)
    case .months, .special, .workdays, .sky, .leave: DayRange(year: day.year)
    }
  }

  /// The most days a document shows; the leave statement may show all there are.
  public static let mostDays = 3_700
}

extension DayRange {
  /// The Monday of an ISO year's week 1 to the Sunday of its last week, within the years there are.
  fileprivate init(uncheckedWeeksOf year: Int) {
    let middle = DayRange(year: Swift.min(Swift.max(year, Limits.year.lowerBound), Limits.year.upperBound))
    let first = ISOWeek(middle.first + 3).start
    self = DayRange(first...(first + ISOWeek.weeks(in: year) * 7 - 1)).intersection(Limits.days) ?? middle
  }
}

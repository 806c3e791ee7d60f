import FastiWords

/// How a rule's day is found, of those that have fields.
public enum RuleShape: CaseIterable, Hashable, Sendable {
  /// As the sentence says.
  case sentence
  /// The same date every year.
  case fixed
  /// Days from Easter.
  case easter
  /// The n-th weekday of a month.
  case weekday
  /// A day of a Chinese lunar month.
  case lunarChinese
  /// A day of a Vietnamese lunar month.
  case lunarVietnamese
  /// A day of a Korean lunar month.
  case lunarKorean
  /// A day of a month of another calendar.
  case hijri
  /// The first such weekday in a range of dates.
  case range
  /// A season, or another solar term.
  case season
  /// Days from the day of another rule.
  case days
  /// A weekday beside the day of another rule.
  case near
  /// The day between two public holidays.
  case between
  /// Dates, one by one.
  case dates
  /// Days off, each exchanged for a worked weekend day.
  case swaps

  /// The word in the form.
  public var word: StaticString {
    switch self {
    case .sentence: "sentence"
    case .fixed: "fixed"
    case .easter: "easter"
    case .weekday: "weekday"
    case .lunarChinese: "lunar-chinese"
    case .lunarVietnamese: "lunar-vietnamese"
    case .lunarKorean: "lunar-korean"
    case .hijri: "hijri"
    case .range: "range"
    case .season: "season"
    case .days: "days"
    case .near: "near"
    case .between: "between"
    case .dates: "dates"
    case .swaps: "swaps"
    }
  }

  var phrase: Phrase {
    switch self {
    case .sentence: .shapeSentence
    case .fixed: .shapeFixed
    case .easter: .shapeEaster
    case .weekday: .shapeWeekday
    case .lunarChinese: .shapeLunarChinese
    case .lunarVietnamese: .shapeLunarVietnamese
    case .lunarKorean: .shapeLunarKorean
    case .hijri: .shapeHijri
    case .range: .shapeRange
    case .season: .shapeSeason
    case .days: .shapeDays
    case .near: .shapeNear
    case .between: .shapeBetween
    case .dates: .shapeDates
    case .swaps: .shapeSwaps
    }
  }
}

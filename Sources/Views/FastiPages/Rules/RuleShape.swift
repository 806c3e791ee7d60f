import FastiWords

/// How a rule's day is found, of those that have fields. The raw values are the words of the form.
public enum RuleShape: String, CaseIterable, Sendable {
  /// As the sentence says.
  case sentence
  /// The same date every year.
  case fixed
  /// Days from Easter.
  case easter
  /// The n-th weekday of a month.
  case weekday
  /// A day of a Chinese lunar month.
  case lunarChinese = "lunar-chinese"
  /// A day of a Vietnamese lunar month.
  case lunarVietnamese = "lunar-vietnamese"
  /// A day of a Korean lunar month.
  case lunarKorean = "lunar-korean"
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

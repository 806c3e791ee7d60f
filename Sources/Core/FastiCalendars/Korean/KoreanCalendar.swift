import FastiCivil

/// The Korean calendar since the Sihyeon reform of 1654: the days of the Chinese calendar until 1911, UTC+9 since.
///
/// - Source: the months of the Korea Astronomy and Space Science Institute to 2050, as collected in
///   `korean_lunar_calendar` 0.4.0 (MIT, read 2026-11); the rule reproduces all of 1912 to 2050.
enum KoreanCalendar: LunisolarSystem {
  static let id = CalendarID.korean
  static let known = 1654...2400

  static func offset(on day: Day) -> Int {
    day < Day(year: 1912, month: 1, day: 1) ? ChineseCalendar.offset(on: day) : 32_400
  }

  static func almanacDay(lunation: Int) -> Day? {
    switch lunation {
    case -3721: Day(year: 1699, month: 3, day: 1)
    case -3588: Day(year: 1709, month: 12, day: 2)
    // 1842-01-12, by the rule and not by the Chinese almanac.
    case -1954: nil
    default: ChineseCalendar.almanacDay(lunation: lunation)
    }
  }

  static func almanacDay(term longitude: Int, year: Int) -> Day? {
    ChineseCalendar.almanacDay(term: longitude, year: year)
  }
}

import FastiCivil

/// The Vietnamese calendar since the Hiệp kỷ reform of 1813: the days of the Chinese calendar until 1967, UTC+7 since
/// 1968 (decision 121-CP of 8 August 1967).
///
/// - Source of the almanac's days: the tables published by Hồ Ngọc Đức for 1800 to 1899 (historical almanacs) and
///   1900 to 2053 (the rule, except for Tết 1925); read 2026-11.
enum VietnameseCalendar: LunisolarSystem {
  static let id = CalendarID.vietnamese
  static let known = 1813...2400

  static func offset(on day: Day) -> Int {
    day < Day(year: 1968, month: 1, day: 1) ? ChineseCalendar.offset(on: day) : 25_200
  }

  static func almanacDay(lunation: Int) -> Day? {
    switch lunation {
    case -1353: Day(year: 1890, month: 8, day: 15)
    // 1906-04-23, by the rule and not by the Chinese almanac.
    case -1159: nil
    // Tết of the year Ất Sửu.
    case -927: Day(year: 1925, month: 1, day: 25)
    default: ChineseCalendar.almanacDay(lunation: lunation)
    }
  }

  static func almanacDay(term longitude: Int, year: Int) -> Day? { nil }
}

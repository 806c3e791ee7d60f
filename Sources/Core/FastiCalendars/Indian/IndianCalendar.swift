import FastiCivil

/// The Indian national calendar of 1957: Gregorian leap years, year 0 of the Saka era being 78.
///
/// Chaitra has 30 days, 31 in a leap year; the next five months have 31, the other six 30.
///
/// - Source: Report of the Calendar Reform Committee, Government of India (1955), part A, section 1.
enum IndianCalendar: CalendarSystem {
  static let id = CalendarID.indian
  static let years = 1504...2921
  static let highestMonth = 12
  static let highestDay = 31

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay {
    var year = day.year
    var start = newYear(year)
    if day < start {
      year -= 1
      start = newYear(year)
    }
    let chaitra = CivilDate.isLeap(year) ? 31 : 30
    let ordinal = day - start
    if ordinal < chaitra { return YearMonthDay(year - 78, 1, ordinal + 1) }
    let rest = ordinal - chaitra
    if rest < 155 { return YearMonthDay(year - 78, rest / 31 + 2, rest % 31 + 1) }
    return YearMonthDay(year - 78, (rest - 155) / 30 + 7, (rest - 155) % 30 + 1)
  }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    guard !isLeap else { return nil }
    let chaitra = CivilDate.isLeap(year + 78) ? 31 : 30
    let start = newYear(year + 78)
    if month == 1 { return Month(start, chaitra) }
    if month <= 7 { return Month(start + (chaitra + 31 * (month - 2)), month == 7 ? 30 : 31) }
    return Month(start + (chaitra + 155 + 30 * (month - 7)), 30)
  }

  /// 22 March, or 21 March in a leap year.
  @inline(__always)
  private static func newYear(_ year: Int) -> Day {
    Day(year: year, month: 3, day: CivilDate.isLeap(year) ? 21 : 22)
  }
}

/// The months of the Indian national calendar.
enum IndianNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames(
        """
        Chaitra;Vaishakha;Jyaishtha;Ashadha;Shravana;Bhadra;Ashvina;Kartika;Agrahayana;Pausha;Magha;Phalguna
        """)
    case .swedish:
      MonthNames(
        """
        chaitra;vaishakha;jyaishtha;ashadha;shravana;bhadra;ashvina;kartika;agrahayana;pausha;magha;phalguna
        """)
    case .vietnamese, .arabic, .chinese: nil
    }
  }
}

import FastiCivil

/// Weeks of ISO 8601 as a calendar: the "month" is the week and the "day" the weekday.
enum ISOWeekCalendar: CalendarSystem {
  static let id = CalendarID.isoWeek
  // 1583-01-01 is a Saturday and belongs to 1582-W52; 2999-12-31 is a Tuesday and belongs to 3000-W01.
  static let years = 1582...3000
  static let highestMonth = 53
  static let highestDay = 7

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay {
    let week = ISOWeek(day)
    return YearMonthDay(week.year, week.week, day.weekday.isoNumber)
  }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    guard !isLeap, month < 53 || ISOWeek.weeks(in: year) == 53 else { return nil }
    let fourth = Day(year: year, month: 1, day: 4)
    return Month(fourth + (7 * (month - 1) + 1 - fourth.weekday.isoNumber), 7)
  }
}

import FastiCivil

enum JulianCalendar: CalendarSystem {
  static let id = CalendarID.julian
  // 1583-01-01 is 22 December 1582, 2999-12-31 is 11 December 2999.
  static let years = 1582...2999
  static let highestMonth = 12
  static let highestDay = 31

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay { YearMonthDay(julian: day) }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    guard !isLeap else { return nil }
    let length = month == 2 ? (year % 4 == 0 ? 29 : 28) : 30 + ((month ^ (month >> 3)) & 1)
    return Month(Day(julianYear: year, month: month, day: 1), length)
  }
}

import FastiCivil

enum GregorianCalendar: CalendarSystem {
  static let id = CalendarID.gregorian
  static let years = Limits.year
  static let highestMonth = 12
  static let highestDay = 31

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay { YearMonthDay(gregorian: day, yearsAhead: 0) }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    isLeap ? nil : Month(gregorianYear: year, month: month)
  }
}

extension YearMonthDay {
  /// The year, month and day in a calendar with Gregorian months and another year count.
  @inline(__always)
  init(gregorian day: Day, yearsAhead: Int) {
    let date = day.date
    self.init(date.year + yearsAhead, date.month, date.dayOfMonth)
  }
}

extension Month {
  /// A month of the Gregorian calendar, 1...12.
  @inline(__always)
  init(gregorianYear year: Int, month: Int) {
    self.init(Day(year: year, month: month, day: 1), CivilDate.daysInMonth(year: year, month: month))
  }
}

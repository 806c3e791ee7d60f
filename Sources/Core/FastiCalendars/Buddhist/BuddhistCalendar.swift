import FastiCivil

/// The Thai solar calendar: Gregorian months, years of the Buddhist era.
///
/// In force since 1 January 2484 BE (1941-01-01). Earlier days are counted back by the same rule, as the Gregorian
/// calendar's are here; Thailand itself began the years 2432 to 2483 BE on 1 April.
enum BuddhistCalendar: CalendarSystem {
  static let id = CalendarID.buddhist
  static let yearsAhead = 543
  static let years = (Limits.year.lowerBound + yearsAhead)...(Limits.year.upperBound + yearsAhead)
  static let highestMonth = 12
  static let highestDay = 31

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay { YearMonthDay(gregorian: day, yearsAhead: yearsAhead) }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    isLeap ? nil : Month(gregorianYear: year - yearsAhead, month: month)
  }
}

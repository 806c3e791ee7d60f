import FastiCivil

/// The Gregorian calendar in years of the Japanese eras, since Japan took over its months on 1873-01-01.
///
/// Here the years are Gregorian; ``eraDate(of:)`` adds the era and its year.
enum JapaneseCalendar: CalendarSystem {
  static let id = CalendarID.japanese
  static let span: ClosedRange<Int32> = -35_428...376_199
  static let years = 1873...Limits.year.upperBound
  static let highestMonth = 12
  static let highestDay = 31

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay { YearMonthDay(gregorian: day, yearsAhead: 0) }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    isLeap ? nil : Month(gregorianYear: year, month: month)
  }

  static func eraDate(of day: Day) throws(CalendarError) -> CalendarDate {
    guard span.contains(day.number) else { throw .outsideRange(calendar: id, limits: days) }
    let era = JapaneseEra(day)
    let date = day.date
    return CalendarDate(id, year: date.year - era.firstYear + 1, month: date.month, day: date.dayOfMonth, era: era)
  }

  static func day(ofEraDate date: CalendarDate) throws(CalendarError) -> Day {
    guard date.calendar == id else { throw .otherCalendar(asked: id, given: date.calendar) }
    guard let era = date.era else { throw .noEra }
    guard date.year >= 1, date.year <= years.upperBound else { throw .outsideEra(era: era, limits: era.days) }
    let gregorian = CalendarDate(
      id, year: date.year + era.firstYear - 1, month: date.month, isLeapMonth: date.isLeapMonth, day: date.dayOfMonth)
    let day = try day(of: gregorian)
    guard JapaneseEra(day) == era else { throw .outsideEra(era: era, limits: era.days) }
    return day
  }
}

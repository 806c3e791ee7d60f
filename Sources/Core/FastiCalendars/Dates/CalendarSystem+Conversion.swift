import FastiCivil

extension CalendarSystem {
  @inline(__always)
  static func date(of day: Day) throws(CalendarError) -> CalendarDate {
    guard span.contains(day.number) else { throw .outsideRange(calendar: id, limits: days) }
    let place = place(of: day)
    return CalendarDate(
      id, year: Int(place.year), month: Int(place.month), isLeapMonth: place.isLeapMonth, day: Int(place.day))
  }

  @inline(__always)
  static func day(of date: CalendarDate) throws(CalendarError) -> Day {
    guard date.calendar == id else { throw .otherCalendar(asked: id, given: date.calendar) }
    guard date.era == nil else { throw .eraNotUsed(calendar: id) }
    guard years.contains(date.year) else { throw .outsideYears(calendar: id, year: date.year, limits: years) }
    guard date.month >= 1, date.month <= highestMonth,
      let month = month(date.month, isLeap: date.isLeapMonth, of: date.year)
    else { throw missingMonth(date) }
    guard date.dayOfMonth >= 1, date.dayOfMonth <= month.length else {
      throw .noSuchDay(calendar: id, year: date.year, month: date.month, day: date.dayOfMonth, last: month.length)
    }
    let day = month.start + (date.dayOfMonth - 1)
    guard span.contains(day.number) else { throw .outsideRange(calendar: id, limits: days) }
    return day
  }

  private static func missingMonth(_ date: CalendarDate) -> CalendarError {
    if date.isLeapMonth, date.month >= 1, date.month <= highestMonth {
      return .noLeapMonth(
        calendar: id, year: date.year, month: date.month, leapMonth: leapMonth(of: date.year))
    }
    return .noSuchMonth(calendar: id, year: date.year, month: date.month, last: lastMonth(of: date.year))
  }

  private static func lastMonth(of year: Int) -> Int {
    month(highestMonth, isLeap: false, of: year) == nil ? highestMonth - 1 : highestMonth
  }
}

import FastiCivil

/// A lunisolar calendar: its meridian through time, the days on which almanacs differ from the rule, and its table of
/// years, which is computed from these and from the sky.
protocol LunisolarSystem: CalendarSystem {
  /// The years to tabulate, by the Gregorian year in which they start: from the reform that introduced the rule to the
  /// last year for which the sky is verified.
  static var known: ClosedRange<Int> { get }
  /// An entry for each of them, see `LunisolarYear+Entry.swift`.
  static var table: YearTable { get }
  /// Seconds east of Greenwich of the clock that decided on which day a new moon or a solar term fell.
  static func offset(on day: Day) -> Int
  /// The first day of a month in the almanacs in force, if it is not that of the rule; the month is identified by the
  /// lunation it begins with (Meeus, chapter 49: 0 is the new moon of 2000-01-06).
  static func almanacDay(lunation: Int) -> Day?
  /// The day of a principal term in those almanacs, if it changed the inserted month.
  static func almanacDay(term longitude: Int, year: Int) -> Day?
}

extension LunisolarSystem {
  static var years: ClosedRange<Int> { table.years }
  static var highestMonth: Int { 12 }
  static var highestDay: Int { 30 }

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay {
    let year = year(of: day)
    let place = year.place(ofDayWithin: day)
    return YearMonthDay(year.year, place.month, isLeap: place.isLeapMonth, place.day)
  }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? { tabulated(year).month(month, isLeap: isLeap) }

  static func leapMonth(of year: Int) -> Int { tabulated(year).leapMonth }

  @inline(__always)
  static func tabulated(_ year: Int) -> LunisolarYear { LunisolarYear(year, entry: table[year]) }

  /// The year that contains a day of ``days``.
  @inline(__always)
  private static func year(of day: Day) -> LunisolarYear {
    let guess = min(LunisolarYear.latestYear(on: day), years.upperBound)
    let year = tabulated(guess)
    return day >= year.start ? year : tabulated(guess - 1)
  }
}

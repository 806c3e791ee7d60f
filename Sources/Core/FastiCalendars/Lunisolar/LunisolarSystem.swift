import FastiCivil

/// A lunisolar calendar read from its table of years.
protocol LunisolarSystem: CalendarSystem {
  /// An entry a year, see `LunisolarYear+Entry.swift`.
  static var table: YearTable { get }
}

extension LunisolarSystem {
  static var years: ClosedRange<Int> { table.years }
  static var highestMonth: Int { 12 }
  static var highestDay: Int { 30 }

  static var days: DayRange {
    let first = LunisolarYear(years.lowerBound, entry: table[years.lowerBound])
    let last = LunisolarYear(years.upperBound, entry: table[years.upperBound])
    return DayRange(first.start).widened(before: 0, after: last.start + last.length - 1 - first.start)
  }

  @inline(__always)
  static func place(of day: Day) -> Place {
    let year = year(of: day)
    let place = year.place(ofDayWithin: day)
    return Place(year.year, place.month, isLeap: place.isLeapMonth, place.day)
  }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    LunisolarYear(year, entry: table[year]).month(month, isLeap: isLeap)
  }

  static func leapMonth(of year: Int) -> Int { LunisolarYear(year, entry: table[year]).leapMonth }

  /// The year that holds a day of ``days``.
  @inline(__always)
  private static func year(of day: Day) -> LunisolarYear {
    let guess = min(day.year, years.upperBound)
    guard guess > years.lowerBound else { return LunisolarYear(years.lowerBound, entry: table[years.lowerBound]) }
    let year = LunisolarYear(guess, entry: table[guess])
    return day >= year.start ? year : LunisolarYear(guess - 1, entry: table[guess - 1])
  }
}

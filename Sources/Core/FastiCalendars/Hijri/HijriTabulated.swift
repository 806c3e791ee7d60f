import FastiCivil

/// A Hijri calendar read from its table of years.
protocol HijriTabulated: CalendarSystem {
  /// The table entry of a year, see `HijriYear.swift`.
  static func entry(_ year: Int) -> UInt32
}

extension HijriTabulated {
  static var highestMonth: Int { 12 }
  static var highestDay: Int { 31 }

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay {
    // No year starts more than three days before the civil calendar's.
    let latest = min(HijriCivil.year(on: day + 3), years.upperBound)
    let year = year(latest)
    return day >= year.start ? year.place(of: day) : self.year(latest - 1).place(of: day)
  }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of number: Int) -> Month? {
    isLeap ? nil : year(number).month(month)
  }

  /// The year from the table.
  @inline(__always)
  static func year(_ number: Int) -> HijriYear { HijriYear(number, entry: entry(number)) }
}

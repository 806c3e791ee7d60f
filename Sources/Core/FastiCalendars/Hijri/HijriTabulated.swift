import FastiCivil

/// A Hijri calendar read from its table of years.
protocol HijriTabulated: CalendarSystem {
  /// An entry a year, see `HijriYear.swift`.
  static var table: YearTable { get }
}

extension HijriTabulated {
  static var years: ClosedRange<Int> { table.years }
  static var highestMonth: Int { 12 }
  static var highestDay: Int { 31 }

  static var days: DayRange {
    let (first, last) = (year(years.lowerBound), year(years.upperBound))
    return DayRange(first.start).widened(before: 0, after: last.start + last.before(12) - 1 - first.start)
  }

  @inline(__always)
  static func place(of day: Day) -> Place {
    // The civil calendar is within three days of every other.
    let guess = min(max(Int(HijriCivil.place(of: day).year), years.lowerBound), years.upperBound)
    let guessed = year(guess)
    if day < guessed.start { return year(guess - 1).place(of: day) }
    if guess < years.upperBound {
      let next = year(guess + 1)
      if day >= next.start { return next.place(of: day) }
    }
    return guessed.place(of: day)
  }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of number: Int) -> Month? {
    isLeap ? nil : year(number).month(month)
  }

  /// The year from the table.
  @inline(__always)
  static func year(_ number: Int) -> HijriYear { HijriYear(number, entry: table[number]) }
}

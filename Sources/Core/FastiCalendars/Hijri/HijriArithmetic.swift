import FastiCivil

/// The arithmetic Hijri calendars: 30 years of 10,631 days, in which the years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and
/// 29 have 355. Months alternate between 30 and 29 days.
///
/// - Source: E. M. Reingold and N. Dershowitz, Calendrical Calculations, 4th ed. (2018), chapter 7.
protocol HijriArithmetic: CalendarSystem {
  /// The day number of 1 Muharram 1.
  static var epoch: Int { get }
}

extension HijriArithmetic {
  static var years: ClosedRange<Int> { 990...2451 }
  static var highestMonth: Int { 12 }
  static var highestDay: Int { 30 }

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay {
    let year = year(on: day)
    let ordinal = Int(day.number) - epoch - daysBefore(year)
    let month = (11 * ordinal + 330) / 325
    return YearMonthDay(year, month, ordinal - daysBefore(month: month) + 1)
  }

  @inline(__always)
  static func year(on day: Day) -> Int { (30 * (Int(day.number) - epoch) + 10_646) / 10_631 }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    guard !isLeap else { return nil }
    let start = epoch + daysBefore(year) + daysBefore(month: month)
    let long = month % 2 == 1 || (month == 12 && (14 + 11 * year) % 30 < 11)
    return Month(Day(Int32(truncatingIfNeeded: start)), long ? 30 : 29)
  }

  @inline(__always)
  private static func daysBefore(_ year: Int) -> Int { 354 * (year - 1) + (3 + 11 * year) / 30 }

  @inline(__always)
  private static func daysBefore(month: Int) -> Int { 29 * (month - 1) + month / 2 }
}

/// The civil reckoning: 1 Muharram 1 is Friday, 16 July 622 (Julian).
enum HijriCivil: HijriArithmetic {
  static let id = CalendarID.hijriCivil
  static let epoch = -492_148
}

/// The astronomers' reckoning: 1 Muharram 1 is Thursday, 15 July 622 (Julian).
enum HijriTabular: HijriArithmetic {
  static let id = CalendarID.hijriTabular
  static let epoch = -492_149
}

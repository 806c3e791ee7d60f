import FastiCivil

/// The solar Hijri calendar of Iran: the year begins on the day of the March equinox, or on the next day when the
/// equinox comes after true noon at 52.5° E.
///
/// Legal since 1304 (law of 31 March 1925); earlier years are counted back by the same rule. Six months of 31 days,
/// five of 30, and one of 29 or 30.
enum PersianCalendar: CalendarSystem {
  static let id = CalendarID.persian
  /// The years to tabulate; the last entry only ends the year before it.
  static let known = 979...1779
  static let years = 979...1778
  static let highestMonth = 12
  static let highestDay = 31

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay {
    var year = min(Int((Int64(day.number) + shift) * 400 / 146_097), years.upperBound)
    var start = newYear(year)
    if day < start {
      year -= 1
      start = newYear(year)
    }
    let ordinal = day - start
    if ordinal < 186 { return YearMonthDay(year, ordinal / 31 + 1, ordinal % 31 + 1) }
    return YearMonthDay(year, (ordinal - 186) / 30 + 7, (ordinal - 186) % 30 + 1)
  }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    guard !isLeap else { return nil }
    let start = newYear(year)
    if month <= 6 { return Month(start + 31 * (month - 1), 31) }
    let first = start + (186 + 30 * (month - 7))
    return Month(first, month < 12 ? 30 : newYear(year + 1) - first)
  }

  /// 1 Farvardin, from the table: an entry is the number of days since a mean date before it.
  @inline(__always)
  static func newYear(_ year: Int) -> Day { Day(origin(year) + Int32(truncatingIfNeeded: table[year])) }

  /// A day before every new year of that number, by the mean Gregorian year.
  @inline(__always)
  static func origin(_ year: Int) -> Int32 {
    Int32(truncatingIfNeeded: (Int64(year) * 146_097 + 399) / 400 - shift)
  }

  /// The mean date of year 0, days before 1970.
  private static let shift: Int64 = 492_637
}

/// The months of the solar Hijri calendar.
enum PersianNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames("Farvardin;Ordibehesht;Khordad;Tir;Mordad;Shahrivar;Mehr;Aban;Azar;Dey;Bahman;Esfand")
    case .swedish:
      MonthNames("farvardin;ordibehesht;khordad;tir;mordad;shahrivar;mehr;aban;azar;dey;bahman;esfand")
    case .arabic:
      MonthNames("فروردين;أرديبهشت;خرداد;تير;مرداد;شهريور;مهر;آبان;آذر;دي;بهمن;إسفند")
    case .vietnamese, .chinese: nil
    }
  }
}

import FastiCalendars
import FastiCivil

/// A Hijri month as a text names it, perhaps without its year.
struct NamedMonth: Hashable {
  /// 1 to 12, or ``unknown``.
  let number: Int
  let year: Int?
  /// Whether the first day is named with it: `1 Ramadan`, `Ramadan 1`, `first of Ramadan`.
  let isFirst: Bool
  /// The place after it.
  let end: Int

  /// The number of a month whose name is not known. It is only used to report a month.
  static let unknown = 0
}

/// A Gregorian date as a text writes it, which may be read in several ways: `2/8/2027`, or `8 February` without a year.
struct NamedDate: Hashable {
  struct Reading: Hashable {
    let year: Int?
    let month: Int
    let day: Int
  }

  let readings: [Reading]
  var weekday: Weekday?
  /// The place after it.
  let end: Int

  /// Whether a year is written.
  var hasYear: Bool { readings.contains { $0.year != nil } }

  /// The only reading that is within the gate's tolerance of a day; nil when none is.
  func day(near computed: Day) -> Day? {
    var found: Day?
    for reading in readings {
      for year in reading.year.map({ $0...$0 }) ?? (computed.date.year - 1)...(computed.date.year + 1) {
        guard let day = NamedDate.day(year, reading.month, reading.day),
          abs(day - computed) <= MonthGate.tolerance
        else { continue }
        if let found, found != day { return nil }
        found = day
      }
    }
    return found
  }

  static func day(_ year: Int, _ month: Int, _ day: Int) -> Day? {
    do { return try CivilDate(year: year, month: month, day: day).day } catch { return nil }
  }
}

extension HijriMonths {
  /// The month of a number, 1 to 12, that begins near a date, with that day; nil when none does, or the date has no year.
  func month(_ number: Int, near date: NamedDate) -> (month: HijriMonth, day: Day)? {
    for reading in date.readings {
      guard let year = reading.year else { continue }
      // A Hijri year is 354 or 355 days long, so its number follows from the Gregorian one within a year or two.
      let guess = (year - 622) * 33 / 32
      for hijri in (guess - 1)...(guess + 2) {
        guard let month = HijriMonth(year: hijri, month: number), let start = self[month]?.start else { continue }
        if let day = date.day(near: start) { return (month, day) }
      }
    }
    return nil
  }
}

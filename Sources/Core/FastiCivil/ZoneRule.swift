/// The rule for local time after the last transition: the footer of a TZif file, or a POSIX `TZ` string.
///
/// - Source: IEEE Std 1003.1-2024, XBD 8.3 "TZ", with the hours -167 to 167 of RFC 9636, section 3.3.1.
struct ZoneRule: Hashable, Sendable {
  let standard: Zone.LocalTime
  /// Daylight saving time with the two moments of each year; nil if there is none.
  let daylight: Daylight?

  struct Daylight: Hashable, Sendable {
    let local: Zone.LocalTime
    let start: YearlyMoment
    let end: YearlyMoment
  }

  /// A local clock reading that comes once a year.
  struct YearlyMoment: Hashable, Sendable {
    let date: YearlyDate
    /// Seconds after that day's midnight, up to 167 hours either way.
    let seconds: Int

    /// Unix seconds of the reading in a year, on clocks with that offset.
    func seconds(in year: Int, offset: Int) -> Int64 {
      Int64(date.day(in: year).number) * 86_400 + Int64(seconds) - Int64(offset)
    }
  }

  /// A day that comes once a year.
  enum YearlyDate: Hashable, Sendable {
    /// `Jn`: the n-th day, 1 to 365, 29 February never counted.
    case julian(Int)
    /// `n`: the n-th day from 0, 29 February counted.
    case ordinal(Int)
    /// `Mm.w.d`: a weekday (1 = Sunday) of a month, week 5 being the last.
    case weekday(month: Int, week: Int, weekday: Weekday)

    func day(in year: Int) -> Day {
      switch self {
      case .julian(let number):
        let day = Day(year: year, month: 1, day: number)
        return CivilDate.isLeap(year) && number >= 60 ? day + 1 : day
      case .ordinal(let number): return Day(year: year, month: 1, day: 1) + number
      case .weekday(let month, let week, let weekday):
        let last = Day(year: year, month: month, day: CivilDate.daysInMonth(year: year, month: month))
        if week == 5 { return last.onOrBefore(weekday) }
        return Day(year: year, month: month, day: 1).onOrAfter(weekday) + 7 * (week - 1)
      }
    }
  }

  /// What clocks show at a moment.
  func localTime(at instant: Instant) -> Zone.LocalTime {
    guard let daylight else { return standard }
    // The Gregorian calendar repeats after 400 years of 146,097 days, a whole number of weeks.
    let cycle: Int64 = 146_097 * 86_400
    let within = (instant.seconds % cycle + cycle) % cycle
    var latest = Int64.min
    var isDaylight = false
    let year = Day(Int32(within / 86_400)).year
    for year in (year - 1)...(year + 1) {
      // An end that coincides with the next start means daylight time all year.
      let end = daylight.end.seconds(in: year, offset: daylight.local.offset)
      if end <= within, end > latest { (latest, isDaylight) = (end, false) }
      let start = daylight.start.seconds(in: year, offset: standard.offset)
      if start <= within, start >= latest { (latest, isDaylight) = (start, true) }
    }
    return isDaylight ? daylight.local : standard
  }

  /// The next change after a moment, and the offset from then on; nil if clocks never change again.
  func nextChange(after instant: Instant) -> (at: Instant, offset: Int)? {
    guard let daylight, instant.seconds > -1 << 40, instant.seconds < 1 << 40 else { return nil }
    let year = instant.day().year
    var next = Int64.max
    for year in (year - 1)...(year + 2) {
      let end = daylight.end.seconds(in: year, offset: daylight.local.offset)
      if end > instant.seconds { next = min(next, end) }
      let start = daylight.start.seconds(in: year, offset: standard.offset)
      if start > instant.seconds { next = min(next, start) }
    }
    guard next != Int64.max else { return nil }
    return (Instant(seconds: next), localTime(at: Instant(seconds: next)).offset)
  }
}

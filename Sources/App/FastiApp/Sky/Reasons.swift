import FastiCalendars
import FastiCivil
import FastiHolidays

/// Sentences that say by which method, meridian and margin a date is what it is.
enum Reasons {
  /// Why the month that holds a day begins when it does: `new moon 2026-02-17T12:01:03Z, 19:01:03 at UTC+07:00, 4 h 58
  /// min 57 s before midnight`; nil for a calendar without such a reason.
  static func month(holding day: Day, of calendar: CalendarID) -> String? {
    if let lunisolar = calendar.lunisolar {
      guard let origin = try? lunisolar.origin(ofMonthHolding: day) else { return nil }
      var text = "new moon " + moment(origin.newMoon, offset: origin.offset)
      if origin.isAlmanac { text += "; the almanac of the time began the month on \(origin.day.iso)" }
      if let other = origin.alternative { text += "; uncertain, the month may begin on \(other.iso)" }
      return text
    }
    guard let evening = try? calendar.makkahEvening(beforeMonthHolding: day) else { return nil }
    let conjunction = span(evening.conjunctionBeforeSunset)
    let moonset = span(evening.moonsetAfterSunset)
    return "at Makkah on the evening of \(evening.day.iso) the conjunction was \(conjunction) "
      + (evening.conjunctionBeforeSunset < 0 ? "after" : "before") + " sunset and the Moon set \(moonset) "
      + (evening.moonsetAfterSunset < 0 ? "before" : "after") + " the Sun"
  }

  /// Why a solar term falls on its day: the moment and its margin by the clock of the region.
  static func term(_ pattern: Astronomical, _ day: Day, offset: (Instant) -> Int) -> String? {
    for year in [day.year, day.year - 1, day.year + 1] {
      guard let term = try? SolarTerm(longitude: pattern.longitude), let found = try? Sky.term(term, year: year) else {
        continue
      }
      let seconds = offset(found.instant)
      guard found.day(offset: seconds) == day else { continue }
      var text = "the Sun reaches longitude \(pattern.longitude)° at " + moment(found, offset: seconds)
      if let other = found.alternativeDay(offset: seconds) { text += "; uncertain, it may be \(other.iso)" }
      return text
    }
    return nil
  }

  /// Why the nominal day of an occurrence is that day, where the sky decides.
  static func occurrence(_ item: Occurrence, of plan: HolidayPlan) -> String? {
    switch plan.period(item).pattern {
    case .lunar(let pattern):
      month(holding: item.nominal, of: pattern.calendar.calendar).map { "its month begins with the \($0)" }
    case .calendarDate(let pattern): month(holding: item.nominal, of: pattern.calendar).map { "its month: \($0)" }
    case .astronomical(let pattern): term(pattern, item.nominal, offset: plan.offset)
    default: nil
    }
  }

  /// `2026-02-17T12:01:03Z, 19:01:03 at UTC+07:00, 4 h 58 min 57 s before midnight`.
  private static func moment(_ found: SkyInstant, offset: Int) -> String {
    var text = UTF8Writer(capacity: 80)
    text.write(found.instant)
    text.write(", ")
    text.write(found.instant.time(offset: offset), seconds: true)
    text.write(" at UTC")
    text.write(offset < 0 ? "-" : "+")
    text.write(abs(offset) / 3_600, width: 2)
    text.write(":")
    text.write(abs(offset) / 60 % 60, width: 2)
    if offset % 60 != 0 {
      text.write(":")
      text.write(abs(offset) % 60, width: 2)
    }
    let margin = found.secondsFromMidnight(offset: offset)
    text.write(text: ", \(span(margin)) \(margin < 0 ? "before" : "after") midnight")
    return text.string
  }

  /// `4 h 58 min 57 s`, without leading zeros.
  private static func span(_ seconds: Double) -> String {
    let whole = Int(seconds.magnitude.rounded())
    var parts: [String] = []
    if whole >= 3_600 { parts.append("\(whole / 3_600) h") }
    if whole >= 60 { parts.append("\(whole / 60 % 60) min") }
    parts.append("\(whole % 60) s")
    return parts.joined(separator: " ")
  }
}

import FastiCalendars
import FastiCivil
import FastiHolidays
import FastiWords

/// Finds the moment, the meridian and the margin that decide a date.
enum Reasons {
  /// Why the month that contains a day begins when it does; nil for a calendar without such a reason.
  static func month(holding day: Day, of calendar: CalendarID) -> SkyReason? {
    if let lunisolar = calendar.lunisolar {
      return (try? lunisolar.origin(ofMonthHolding: day)).map { .lunisolar($0) }
    }
    guard let evening = try? calendar.makkahEvening(beforeMonthHolding: day) else { return nil }
    return .makkah(evening)
  }

  /// Why a solar term falls on its day: the moment and its margin by the clock of the region.
  static func term(_ pattern: Astronomical, _ day: Day, offset: (Instant) -> Int) -> SkyReason? {
    for year in [day.year, day.year - 1, day.year + 1] {
      guard let term = try? SolarTerm(longitude: pattern.longitude), let found = try? Sky.term(term, year: year) else {
        continue
      }
      let seconds = offset(found.instant)
      if found.day(offset: seconds) == day { return .term(longitude: pattern.longitude, found, offset: seconds) }
    }
    return nil
  }

  /// Why the nominal day of an occurrence is that day, if it depends on Sun or Moon.
  static func occurrence(_ item: HolidayOccurrence, of plan: HolidayPlan) -> SkyReason? {
    switch plan.period(item).pattern.sky {
    case .month(let calendar): month(holding: item.nominal, of: calendar)
    case .term(let pattern): term(pattern, item.nominal, offset: plan.offset)
    case nil: nil
    }
  }
}

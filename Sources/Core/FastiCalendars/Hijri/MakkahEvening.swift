public import FastiCivil

/// The evening at Makkah before a Hijri month, on which the rule of the calendar decides.
///
/// ```swift
/// let day = Day(year: 2026, month: 6, day: 19)
/// if let evening = try CalendarID.hijriUmmAlQura.makkahEvening(beforeMonthHolding: day) {
///   print(evening.day, evening.conjunction, evening.sunset)  // 2026-06-15 2026-06-15T02:54:10Z 2026-06-15T16:04:09Z
/// }
/// ```
public struct MakkahEvening: Hashable, Sendable {
  /// The civil day whose evening it is; the month begins on the next.
  public let day: Day
  /// The conjunction of Moon and Sun that belongs to the month.
  public let conjunction: SkyInstant
  /// Sunset at Makkah on that evening.
  public let sunset: SkyInstant
  /// Moonset, before sunset or after it.
  public let moonset: SkyInstant

  /// Seconds from the conjunction to sunset; negative when the conjunction is still to come.
  public var conjunctionBeforeSunset: Double { sunset.universal - conjunction.universal }
  /// Seconds from sunset to moonset; negative when the Moon sets first.
  public var moonsetAfterSunset: Double { moonset.universal - sunset.universal }
}

extension CalendarID {
  /// The evening before a month of ``hijriUmmAlQura`` or ``hijriAstronomical``; nil for every other calendar.
  ///
  /// - Parameter day: Any day of the month.
  /// - Throws: `.outsideRange` outside the calendar's range.
  public func makkahEvening(beforeMonthHolding day: Day) throws(CalendarError) -> MakkahEvening? {
    guard self == .hijriUmmAlQura || self == .hijriAstronomical else { return nil }
    let date = try date(of: day)
    do throws(SkyError) {
      let lunation = MakkahRule.lunation(year: date.year, month: date.month)
      return try MakkahRule.evening(of: day - date.dayOfMonth, Sky.newMoon(lunation: lunation))
    } catch {
      throw .outsideRange(calendar: self, limits: range)
    }
  }
}

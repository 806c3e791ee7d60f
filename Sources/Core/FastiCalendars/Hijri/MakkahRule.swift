import FastiCivil

/// When a month begins by Sun and Moon at Makkah.
///
/// An evening starts the month when the conjunction falls before its sunset and the Moon sets after the Sun; the next
/// civil day is the first of the month.
struct MakkahRule {
  /// The least number of seconds from the conjunction to sunset.
  let conjunctionBeforeSunset: Double
  /// The number of seconds by which the Moon may set before the Sun.
  let moonsetBeforeSunset: Double

  /// The Kaaba, degrees.
  static let latitude = 21.4225
  static let longitude = 39.8262
  /// UTC+3.
  static let offset = 10_800

  /// The lunation with which a Hijri month begins: 1 Muharram 1421 (2000-04-06) belongs to lunation 3.
  static func lunation(year: Int, month: Int) -> Int { 12 * (year - 1) + (month - 1) - 17_037 }

  /// The first day of a month.
  func start(year: Int, month: Int) throws(SkyError) -> Day {
    let conjunction = try Sky.newMoon(lunation: MakkahRule.lunation(year: year, month: month))
    var evening = conjunction.day(offset: MakkahRule.offset)
    // The Moon moves back twelve degrees a day, so the third evening is always late enough.
    for _ in 0..<3 {
      if try starts(evening, conjunction) { break }
      evening += 1
    }
    return evening + 1
  }

  /// The year as its months begin.
  func year(_ number: Int) throws(SkyError) -> HijriYear {
    let first = try start(year: number, month: 1)
    var lengths: UInt32 = 0
    var day = first
    for month in 1...12 {
      let next = try start(year: number, month: month + 1)
      lengths |= UInt32(truncatingIfNeeded: next - day - 28) << UInt32(2 * (month - 1))
      day = next
    }
    return HijriYear(number: number, start: first, lengths: lengths)
  }

  private func starts(_ day: Day, _ conjunction: SkyInstant) throws(SkyError) -> Bool {
    guard let evening = try MakkahRule.evening(of: day, conjunction) else { return false }
    return evening.conjunctionBeforeSunset >= conjunctionBeforeSunset
      && evening.moonsetAfterSunset >= -moonsetBeforeSunset
  }

  /// The events from noon of a day to the next noon; nil if Sun or Moon do not set, which does not happen at Makkah.
  static func evening(of day: Day, _ conjunction: SkyInstant) throws(SkyError) -> MakkahEvening? {
    let noon = Double(day.number) * 86_400 + 43_200 - Double(offset)
    let interval = noon..<(noon + 86_400)
    let sun = try Sky.rising(.sun, in: interval, latitude: latitude, longitude: longitude)
    let moon = try Sky.rising(.moon, in: interval, latitude: latitude, longitude: longitude)
    guard let sunset = sun.set.moment, let moonset = moon.set.moment else { return nil }
    return MakkahEvening(day: day, conjunction: conjunction, sunset: sunset, moonset: moonset)
  }
}

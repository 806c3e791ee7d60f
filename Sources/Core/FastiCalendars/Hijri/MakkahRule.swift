import FastiCivil

/// When a month begins by Sun and Moon at Makkah.
///
/// An evening starts the month when the conjunction falls before its sunset and the Moon sets after the Sun; the next
/// civil day is the first of the month.
struct MakkahRule {
  /// The conjunction must come at least that many seconds before sunset.
  let conjunctionBeforeSunset: Double
  /// The Moon may set that many seconds before the Sun.
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
    // The Moon falls back twelve degrees a day: the third evening is always late enough.
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

  private func starts(_ evening: Day, _ conjunction: SkyInstant) throws(SkyError) -> Bool {
    let noon = Double(evening.number) * 86_400 + 43_200 - Double(MakkahRule.offset)
    let sunset = try set(.sun, after: noon)
    guard conjunction.universal + conjunctionBeforeSunset <= sunset else { return false }
    return try set(.moon, after: noon) >= sunset - moonsetBeforeSunset
  }

  /// The first setting in the day after a moment, Unix seconds; the end of that day if there is none.
  private func set(_ body: Body, after noon: Double) throws(SkyError) -> Double {
    let events = try Sky.rising(
      body, in: noon..<(noon + 86_400), latitude: MakkahRule.latitude, longitude: MakkahRule.longitude)
    return events.set.moment?.universal ?? noon + 86_400
  }
}

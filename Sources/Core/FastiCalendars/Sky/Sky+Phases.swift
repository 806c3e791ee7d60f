extension Sky {
  /// The mean length of a lunation, days.
  static let synodicMonth = 29.530_588_861

  /// The moment of a new moon: equal apparent longitudes of Moon and Sun.
  ///
  /// - Parameter k: The lunation number of Meeus, 0 = 2000-01-06, in ``lunations``.
  /// - Throws: `.lunationOutOfRange`.
  /// - Complexity: Constant.
  /// - Source: J. Meeus, "Astronomical Algorithms", 2nd edition (1998), chapter 49, for the numbering.
  public static func newMoon(lunation k: Int) throws(SkyError) -> SkyInstant {
    try phase(.newMoon, lunation: k)
  }

  /// The moment of a phase of the lunation that begins with new moon `k`.
  ///
  /// - Parameter k: The lunation number of Meeus, 0 = 2000-01-06, in ``lunations``.
  /// - Throws: `.lunationOutOfRange`.
  public static func phase(_ phase: MoonPhase, lunation k: Int) throws(SkyError) -> SkyInstant {
    try SkyError.check(lunation: k)
    if phase == .newMoon { return newMoonUnchecked(k) }
    return SkyInstant(terrestrial: searchPhase(phase, lunation: k) * 86_400)
  }

  /// The last lunation whose new moon falls on or before a moment; outside ``lunations`` the nearest of them.
  ///
  /// - Parameter instant: Universal time, Unix seconds.
  public static func lunation(onOrBefore instant: Double) -> Int {
    let guess = ((instant - TimeScale.epoch) / 86_400 - 5.1) / synodicMonth
    // True new moons stay within 0.65 days of the mean ones, whose drift is below 0.02 days here.
    guard guess > Double(lunations.lowerBound) else { return lunations.lowerBound }
    guard guess < Double(lunations.upperBound) else { return lunations.upperBound }
    var k = Int(Trig.floor(guess))
    while k < lunations.upperBound, newMoonUnchecked(k + 1).universal <= instant { k += 1 }
    while k > lunations.lowerBound, newMoonUnchecked(k).universal > instant { k -= 1 }
    return k
  }

  static func newMoonUnchecked(_ k: Int) -> SkyInstant {
    let isTabulated = NewMoonTable.lunations.contains(k)
    let days = isTabulated ? NewMoonTable.days(lunation: k) : searchPhase(.newMoon, lunation: k)
    return SkyInstant(terrestrial: days * 86_400)
  }

  /// The time, in days of Terrestrial Time since J2000.0, at which the Moon leads the Sun by the phase's elongation,
  /// from the series.
  static func searchPhase(_ phase: MoonPhase, lunation k: Int) -> Double {
    let target = Double(phase.elongation)
    let count = Double(k) + target / 360
    let T = count / 1236.85
    var days = 5.097_66 + synodicMonth * count + 0.000_154_37 * T * T
    var pace = 0.0
    for _ in 0..<3 {
      let moon = Moon(days: days).rough()
      pace = moon.rate - Sun.rate(days: days)
      days += Trig.signed(target - moon.longitude + Sun.longitude(days: days, lines: 12)) / pace
    }
    // The first estimate is within two minutes, with a rate right to 1 part in 1,000; nutation shifts both equally and
    // cancels.
    let lead = Moon(days: days).longitude - Sun.longitude(days: days)
    return days + Trig.signed(target - lead) / pace
  }
}

import FastiCivil

extension PersianCalendar {
  /// 1 Farvardin by the equinox.
  static func computedNewYear(_ year: Int) throws(SkyError) -> Day {
    let equinox = try Sky.term(SolarTerm(longitude: 0), year: year + 621)
    let mean = equinox.universal + 12_600
    let midnight = (Int64(mean) - (Int64(mean) % 86_400 + 86_400) % 86_400) / 86_400
    let sinceMidnight = mean - Double(midnight) * 86_400
    // A sundial is ahead of the mean clock by the equation of time E, so true noon comes at 12 h - E.
    let noon = 43_200 - equationOfTime(at: equinox)
    return Day(Int32(truncatingIfNeeded: midnight)) + (sinceMidnight < noon ? 0 : 1)
  }

  /// The equation of time at the March equinox, in seconds.
  ///
  /// The Sun's right ascension is zero at that moment, which leaves its mean longitude, with aberration.
  /// - Source: J. Meeus, Astronomical Algorithms, 2nd ed. (1998), chapter 28, page 183, and 25.2.
  private static func equationOfTime(at equinox: SkyInstant) -> Double {
    let T = equinox.terrestrial / 3_155_760_000
    let L0 = 280.466_46 + 36_000.769_83 * T + 0.000_303_2 * T * T
    let turns = (L0 - 0.005_718_3) / 360
    let degrees = 360 * (turns - Double(Int64(turns + (turns < 0 ? -0.5 : 0.5))))
    return 240 * degrees
  }
}

import FastiCivil

extension Sky {
  /// The moment the Sun reaches a term in a Gregorian year.
  ///
  /// The seasons of 1600-2400 come from a table, all other terms from the series; the two agree within 0.7 s.
  ///
  /// - Parameter year: The Gregorian year of the universal time, in ``years``.
  /// - Throws: `.yearOutOfRange`.
  /// - Complexity: Constant.
  public static func term(_ term: SolarTerm, year: Int) throws(SkyError) -> SkyInstant {
    try SkyError.check(year: year)
    if let season = Season(rawValue: UInt8(term.index / 6)), season.term == term, TermTable.years.contains(year) {
      return SkyInstant(terrestrial: TermTable.days(season, year: year) * 86_400)
    }
    return SkyInstant(terrestrial: searchTerm(term, year: year) * 86_400)
  }

  /// The moment of an equinox or solstice in a Gregorian year.
  ///
  /// - Parameter year: The Gregorian year of the universal time, in ``years``.
  /// - Throws: `.yearOutOfRange`.
  public static func season(_ season: Season, year: Int) throws(SkyError) -> SkyInstant {
    try term(season.term, year: year)
  }

  /// Days of Terrestrial Time since J2000.0 at which the Sun reaches the term, from the series.
  static func searchTerm(_ term: SolarTerm, year: Int) -> Double {
    // Around 1 January the Sun is near 280 degrees, so the year runs from 285 to 270.
    let target = Double(term.longitude)
    let ahead = Trig.circle(target - 280)
    var days = Double(Day(year: year, month: 1, day: 1).number - 10_957) + ahead * 365.2422 / 360
    for lines in [6, 6, 12] {
      days += Trig.signed(target - Sun.longitude(days: days, lines: lines)) / Sun.rate(days: days)
    }
    // Nutation changes by a thousandth of an arc second within the error of the estimate, a few minutes.
    let goal = target - Nutation(days: days).longitude
    for _ in 0..<2 {
      days += Trig.signed(goal - Sun.longitude(days: days)) / Sun.rate(days: days)
    }
    return days
  }
}

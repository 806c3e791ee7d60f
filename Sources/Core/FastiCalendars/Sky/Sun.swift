/// The Sun's apparent position, referred to the mean ecliptic and equinox of date.
enum Sun {
  /// Apparent longitude without nutation, degrees, not reduced to one turn; light time and aberration are in it.
  ///
  /// - Parameter days: Terrestrial Time since J2000.0.
  /// - Parameter lines: How many of the strongest lines to sum; all of them together stay within 0.02 arc
  ///   seconds of DE406 over 1600-2400.
  static func longitude(days: Double, lines: Int = .max) -> Double {
    let mean = 280.466_456_7 + 36_000.769_827_79 * (days / 36_525)
    let seconds = Series.power(SunTable.polynomial, Series.u(days))
    return mean + (seconds + Series.lines(SunTable.longitude, days: days, limit: lines) * 1e-4) / 3600
  }

  /// Latitude in degrees; never beyond 1.3 arc seconds.
  static func latitude(days: Double) -> Double { Series.lines(SunTable.latitude, days: days) * 1e-4 / 3600 }

  /// Distance in astronomical units.
  static func distance(days: Double) -> Double {
    1 + SunTable.offset + Series.lines(SunTable.distance, days: days) * 1e-7
  }

  /// The rate of the longitude, degrees a day, to about 1 part in 2,000.
  static func rate(days: Double) -> Double {
    // Equation of centre and the monthly swing of the Earth about the common centre with the Moon.
    let anomaly = 357.529_1 + 0.985_600_28 * days
    let elongation = 297.850_2 + 12.190_749_1 * days
    return 0.985_647_36 + 0.032_935 * Trig.cosine(anomaly) + 0.000_689 * Trig.cosine(2 * anomaly)
      + 0.000_38 * Trig.cosine(elongation)
  }
}

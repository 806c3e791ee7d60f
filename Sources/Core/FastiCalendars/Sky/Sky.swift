/// Sun and Moon as seen from the centre of the Earth: longitudes, terms, seasons, phases; and rising and setting as
/// seen from a place on its surface.
///
/// ```swift
/// print(try Sky.season(.juneSolstice, year: 2026))  // 2026-06-21T08:24:30Z
/// print(try Sky.newMoon(lunation: 0))  // 2000-01-06T18:13:38Z
/// if let noon = try Sky.noon(on: Day(year: 2026, month: 6, day: 19), longitude: 18.07, offset: 7_200) {
///   print(noon)  // 2026-06-19T10:49:05Z
/// }
/// ```
///
/// ## Topics
/// - ``season(_:year:)``, ``term(_:year:)``
/// - ``newMoon(lunation:)``, ``phase(_:lunation:)``, ``lunation(onOrBefore:)``
/// - ``sunLongitude(terrestrial:)``, ``moonLongitude(terrestrial:)``
/// - ``sun(on:latitude:longitude:offset:)``, ``moon(on:latitude:longitude:offset:)``, ``noon(on:longitude:offset:)``
public enum Sky {
  /// Gregorian years with terms: one more on either side than civil time has, for the lunisolar years that cross the
  /// limits.
  public static let years: ClosedRange<Int> = 1582...3000

  /// Valid lunation numbers, 0 = the new moon of 2000-01-06; they cover ``years``.
  public static let lunations: ClosedRange<Int> = -5_174...12_382

  /// The Sun's apparent geocentric longitude, of the true equinox of date, 0 ..< 360 degrees.
  ///
  /// - Parameter terrestrial: TT, seconds since J2000.0.
  public static func sunLongitude(terrestrial: Double) -> Double {
    let days = terrestrial / 86_400
    return Trig.circle(Sun.longitude(days: days) + Nutation(days: days).longitude)
  }

  /// The Moon's apparent geocentric longitude, of the true equinox of date, 0 ..< 360 degrees.
  ///
  /// - Parameter terrestrial: TT, seconds since J2000.0.
  public static func moonLongitude(terrestrial: Double) -> Double {
    let days = terrestrial / 86_400
    return Trig.circle(Moon(days: days).longitude + Nutation(days: days).longitude)
  }
}

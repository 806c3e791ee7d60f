/// The events of Sun and Moon in a civil day at a place at sea level.
///
/// ```swift
/// let start = Double(Day(year: 2026, month: 6, day: 19).number) * 86_400 - 7_200
/// let stockholm = try SkyDay(start..<start + 86_400, latitude: 59.33, longitude: 18.07)
/// if let rise = stockholm.sunrise.moment, let set = stockholm.sunset.moment {
///   print(rise, set, stockholm.moon)  // 2026-06-19T01:30:40Z 2026-06-19T20:07:38Z waxingCrescent
/// }
/// ```
public struct SkyDay: Hashable, Sendable {
  /// The first light: the Sun rises to 6 degrees below the horizon.
  public let dawn: HorizonEvent
  /// The Sun rises.
  public let sunrise: HorizonEvent
  /// The Sun sets.
  public let sunset: HorizonEvent
  /// The last light: the Sun sets to 6 degrees below the horizon.
  public let dusk: HorizonEvent
  /// The Moon rises.
  public let moonrise: HorizonEvent
  /// The Moon sets.
  public let moonset: HorizonEvent
  public let moon: MoonShape

  /// Sun and Moon of a day.
  ///
  /// - Parameters:
  ///   - interval: The civil day in universal time, Unix seconds: 23 to 25 hours.
  ///   - latitude: Degrees, north positive.
  ///   - longitude: Degrees, east positive.
  /// - Throws: `.placeOutOfRange`, `.intervalOutOfRange`, `.yearOutOfRange`, `.lunationOutOfRange`.
  public init(_ interval: Range<Double>, latitude: Double, longitude: Double) throws(SkyError) {
    (sunrise, sunset) = try Sky.rising(.sun, in: interval, latitude: latitude, longitude: longitude)
    (dawn, dusk) = try Sky.twilight(in: interval, latitude: latitude, longitude: longitude)
    (moonrise, moonset) = try Sky.rising(.moon, in: interval, latitude: latitude, longitude: longitude)
    moon = try Sky.moon(in: interval)
  }
}

extension Sky {
  /// The shape of the Moon on a civil day; a principal phase if the Moon reaches it on that day.
  ///
  /// - Parameter interval: The day in universal time, Unix seconds.
  /// - Throws: `.lunationOutOfRange`.
  public static func moon(in interval: Range<Double>) throws(SkyError) -> MoonShape {
    let k = lunation(onOrBefore: interval.upperBound - 1)
    var shape = MoonShape.new
    for phase in MoonPhase.allCases {
      let moment = try Sky.phase(phase, lunation: k).universal
      if moment >= interval.upperBound { break }
      let isToday = moment >= interval.lowerBound
      shape = MoonShape(rawValue: phase.rawValue * 2 + (isToday ? 0 : 1)) ?? .new
    }
    return shape
  }
}

#if !hasFeature(Embedded)
  extension SkyDay: CustomStringConvertible, Codable {
    /// Sunrise, sunset and the Moon: `2026-06-19T01:30:40Z/2026-06-19T20:07:38Z waxingCrescent`.
    public var description: String { "\(sunrise)/\(sunset) \(moon)" }
  }
#endif

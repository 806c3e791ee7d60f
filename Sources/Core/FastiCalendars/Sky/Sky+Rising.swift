public import FastiCivil

extension Sky {
  /// The first rising and the first setting of a body in an interval, at sea level.
  ///
  /// The Sun rises and sets when its centre is 0.8333 degrees below the horizon, the Moon when its upper limb appears
  /// on the horizon with 34' of refraction. The actual refraction can move both by minutes.
  ///
  /// - Parameter interval: Universal time, Unix seconds; the end is excluded. At most two days.
  /// - Parameter latitude: Geodetic, degrees, north positive, -90...90.
  /// - Parameter longitude: Degrees, east positive, -180...180.
  /// - Throws: `.placeOutOfRange`, `.intervalOutOfRange`, `.yearOutOfRange`.
  public static func rising(
    _ body: SkyBody, in interval: Range<Double>, latitude: Double, longitude: Double
  ) throws(SkyError) -> (rise: HorizonEvent, set: HorizonEvent) {
    events(body, try passage(body, interval, latitude, longitude))
  }

  /// The first dawn and the first dusk of an interval: the Sun's centre 6 degrees below the horizon, rising and setting.
  ///
  /// Between dusk and dawn it is dark outdoors. `.alwaysUp` is a night that does not get that dark.
  ///
  /// - Parameters: As those of ``rising(_:in:latitude:longitude:)``.
  /// - Throws: As ``rising(_:in:latitude:longitude:)``.
  /// - Source: Civil twilight as the Astronomical Almanac defines it: zenith distance 96 degrees, no refraction.
  public static func twilight(
    in interval: Range<Double>, latitude: Double, longitude: Double
  ) throws(SkyError) -> (dawn: HorizonEvent, dusk: HorizonEvent) {
    // sin(-6°)
    let (rise, set) = events(.sun, try passage(.sun, interval, latitude, longitude, altitude: -0.104_528_463_267_65))
    return (rise, set)
  }

  /// The first rising and the first setting of a passage, or the reason why there is none.
  private static func events(_ body: SkyBody, _ passage: Passage) -> (rise: HorizonEvent, set: HorizonEvent) {
    let (rise, set) = passage.crossings()
    let constant: HorizonEvent = passage.height(0) >= 0 ? .alwaysUp : .alwaysDown
    let none: HorizonEvent = rise == nil && set == nil ? constant : .notThatDay
    func event(_ seconds: Double?) -> HorizonEvent {
      seconds.map { .at(moment(body, passage.start + $0)) } ?? none
    }
    return (event(rise), event(set))
  }

  /// Sunrise and sunset of a civil day on a clock `offset` seconds east of universal time.
  ///
  /// For a day of 23 or 25 hours use ``rising(_:in:latitude:longitude:)``.
  /// - Throws: `.placeOutOfRange`, `.yearOutOfRange`.
  public static func sun(
    on day: Day, latitude: Double, longitude: Double, offset: Int
  ) throws(SkyError) -> (rise: HorizonEvent, set: HorizonEvent) {
    try rising(.sun, in: interval(day, offset), latitude: latitude, longitude: longitude)
  }

  /// Moonrise and moonset of a civil day on a clock `offset` seconds east of universal time.
  /// - Throws: `.placeOutOfRange`, `.yearOutOfRange`.
  public static func moon(
    on day: Day, latitude: Double, longitude: Double, offset: Int
  ) throws(SkyError) -> (rise: HorizonEvent, set: HorizonEvent) {
    try rising(.moon, in: interval(day, offset), latitude: latitude, longitude: longitude)
  }

  /// When the body passes the meridian above the pole in an interval: true noon for the Sun; nil when it does not.
  /// - Throws: As ``rising(_:in:latitude:longitude:)``.
  public static func culmination(
    _ body: SkyBody, in interval: Range<Double>, longitude: Double
  ) throws(SkyError) -> SkyInstant? {
    let passage = try passage(body, interval, 0, longitude)
    return passage.culmination().map { moment(body, passage.start + $0) }
  }

  /// True noon of a civil day on a clock `offset` seconds east of universal time; nil when it falls outside the day.
  /// - Throws: `.placeOutOfRange`, `.yearOutOfRange`.
  public static func noon(on day: Day, longitude: Double, offset: Int) throws(SkyError) -> SkyInstant? {
    try culmination(.sun, in: interval(day, offset), longitude: longitude)
  }

  private static func interval(_ day: Day, _ offset: Int) -> Range<Double> {
    let start = Double(day.number) * 86_400 - Double(offset)
    return start..<(start + 86_400)
  }

  private static func passage(
    _ body: SkyBody, _ interval: Range<Double>, _ latitude: Double, _ longitude: Double, altitude: Double? = nil
  ) throws(SkyError) -> Passage {
    let observer = try Observer(latitude: latitude, longitude: longitude)
    let length = interval.upperBound - interval.lowerBound
    guard length > 0, length <= 172_800 else { throw .intervalOutOfRange(seconds: length) }
    // Unix seconds of 1582-01-01 and 3001-01-01.
    guard interval.lowerBound >= -12_244_089_600, interval.upperBound <= 32_535_216_000 else {
      let year = interval.lowerBound < 0 ? years.lowerBound - 1 : years.upperBound + 1
      throw .yearOutOfRange(year: year, limits: years)
    }
    return Passage(
      body, observer, start: TimeScale.terrestrial(universal: interval.lowerBound), length: length, altitude: altitude)
  }

  // Rising depends on the Earth's rotation: an error of delta-T moves it only by the motion of the body in that time.
  private static func moment(_ body: SkyBody, _ terrestrial: Double) -> SkyInstant {
    let share = body == .sun ? 1.0 / 365 : 1.0 / 27
    return SkyInstant(terrestrial: terrestrial, share: share)
  }
}

/// The answer to "when does it rise", with the reason when it does not.
///
/// ```swift
/// let midsummer = Day(year: 2026, month: 6, day: 19)
/// let kiruna = try Sky.sun(on: midsummer, latitude: 67.86, longitude: 20.23, offset: 7_200)
/// print(kiruna.rise == .alwaysUp, kiruna.rise.moment == nil)  // true true
/// ```
public enum HorizonEvent: Hashable, Sendable {
  /// It happens at this moment.
  case at(SkyInstant)
  /// The body stays above the horizon all through the interval.
  case alwaysUp
  /// The body stays below the horizon all through the interval.
  case alwaysDown
  /// The body crosses the horizon in the other direction only.
  case notThatDay

  /// When it happens; nil for the three cases in which it does not.
  public var moment: SkyInstant? {
    if case .at(let moment) = self { return moment }
    return nil
  }
}

#if !hasFeature(Embedded)
  extension HorizonEvent: CustomStringConvertible, Codable {
    /// The moment, to the second, or the name of the case: `2026-06-19T01:30:40Z`, `alwaysUp`.
    public var description: String {
      switch self {
      case .at(let moment): moment.description
      case .alwaysUp: "alwaysUp"
      case .alwaysDown: "alwaysDown"
      case .notThatDay: "notThatDay"
      }
    }

    /// The event of a moment, or of the name of a case without one.
    /// - Throws: `DecodingError` for anything else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let word = try? container.decode(String.self) else {
        self = .at(try container.decode(SkyInstant.self))
        return
      }
      guard let event = [Self.alwaysUp, .alwaysDown, .notThatDay].first(where: { $0.description == word }) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: word)
      }
      self = event
    }

    /// Encodes the moment, or the name of the case.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if case .at(let moment) = self { try container.encode(moment) } else { try container.encode(description) }
    }
  }
#endif

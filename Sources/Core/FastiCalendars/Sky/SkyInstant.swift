public import FastiCivil

/// The moment of an event in the sky, in the uniform time of the ephemeris and in universal time.
///
/// ```swift
/// let solstice = try Sky.season(.decemberSolstice, year: 2026)
/// print(solstice, solstice.day(offset: 0), solstice.day(offset: 32_400))  // 2026-12-21T20:50:14Z 2026-12-21 2026-12-22
/// print(solstice.alternativeDay(offset: 0) == nil)  // true
/// ```
public struct SkyInstant: Hashable, Sendable {
  /// Terrestrial Time, seconds since 2000-01-01T12:00:00 TT (J2000.0).
  public let terrestrial: Double
  /// Universal time, Unix seconds since 1970: UTC from 1972 to 2026, outside it UT1 = TT - delta-T.
  public let universal: Double
  // The part of delta-T's error that moves the event.
  private let share: Float

  /// One standard deviation of `universal`, seconds; nearly all of it comes from delta-T.
  ///
  /// At least 0.1 s; for rising and setting at least 0.5 s, although refraction alone can move those by minutes.
  public var uncertainty: Double {
    guard share == 1 else { return max(0.5, DeltaT.sigma(terrestrial: terrestrial) * Double(share)) }
    return LeapSeconds.span.contains(universal) ? 0.1 : DeltaT.sigma(terrestrial: terrestrial)
  }

  /// The moment of a Terrestrial Time.
  ///
  /// - Parameter terrestrial: Seconds since J2000.0.
  public init(terrestrial: Double) {
    self.terrestrial = terrestrial
    universal = TimeScale.universal(terrestrial: terrestrial)
    share = 1
  }

  /// The moment of a universal time.
  ///
  /// - Parameter universal: Unix seconds; UTC from 1972 to 2026, UT1 outside.
  public init(universal: Double) { self.init(terrestrial: TimeScale.terrestrial(universal: universal)) }

  /// The moment of an event that depends on the Earth's rotation, and only on a part of delta-T's error.
  init(terrestrial: Double, share: Double) {
    self.terrestrial = terrestrial
    universal = TimeScale.universal(terrestrial: terrestrial)
    self.share = Float(share)
  }

  /// The nearest whole second of universal time.
  public var instant: Instant { Instant(seconds: Int64(Trig.floor(universal + 0.5, limit: 1e15))) }

  /// The civil day of the moment, unrounded, on a clock `offset` seconds east of universal time.
  public func day(offset: Int) -> Day {
    Day(Int32(Trig.floor((universal + Double(offset)) / 86_400, limit: 2e9)))
  }

  /// The other civil day, when local midnight is nearer than three standard deviations; nil when the day is certain.
  public func alternativeDay(offset: Int) -> Day? {
    let local = universal + Double(offset)
    let day = day(offset: offset)
    let since = local - Double(day.number) * 86_400
    if since < 3 * uncertainty { return day - 1 }
    return 86_400 - since < 3 * uncertainty ? day + 1 : nil
  }

  /// Seconds from the nearest local midnight, negative before it.
  public func secondsFromMidnight(offset: Int) -> Double {
    let since = universal + Double(offset) - Double(day(offset: offset).number) * 86_400
    return since < 43_200 ? since : since - 86_400
  }
}

extension SkyInstant: CustomStringConvertible {
  /// The nearest second of universal time: `2026-06-21T08:24:30Z`.
  public var description: String { instant.iso }
}

extension SkyInstant: Comparable {
  /// Earlier moments first; of two at the same moment the one with the smaller error.
  public static func < (left: SkyInstant, right: SkyInstant) -> Bool {
    (left.terrestrial, left.share) < (right.terrestrial, right.share)
  }
}

#if !hasFeature(Embedded)
  extension SkyInstant: Codable {
    private enum Key: String, CodingKey {
      case terrestrial, share
    }

    /// The moment of its Terrestrial Time, and of the part of delta-T's error that moves it.
    /// - Throws: `DecodingError` for a time more than 3,000 years from J2000.0, and for a part that is not in 0...1.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let terrestrial = try values.decode(Double.self, forKey: .terrestrial)
      let share = try values.decode(Double.self, forKey: .share)
      guard terrestrial.magnitude < 1e11, share >= 0, share <= 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .terrestrial, in: values, debugDescription: "\(terrestrial), \(share)")
      }
      self.init(terrestrial: terrestrial, share: share)
    }

    /// Encodes the time in full, so that the same moment is read again.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(terrestrial, forKey: .terrestrial)
      try values.encode(Double(share), forKey: .share)
    }
  }
#endif

/// One of 24 points of the Sun's path, 15 degrees of apparent longitude apart.
///
/// ```swift
/// let term = try SolarTerm(longitude: 15)
/// print(term.index, term.isPrincipal, try Sky.term(term, year: 2026))  // 1 false 2026-04-04T18:39:59Z
/// ```
public struct SolarTerm: Hashable, Comparable, Sendable {
  private let number: UInt8

  @inline(__always)
  init(unchecked number: UInt8) { self.number = number }

  /// The term at a longitude.
  ///
  /// - Parameter longitude: Degrees, a multiple of 15 in 0...345.
  /// - Throws: `.notATerm` for any other number.
  public init(longitude: Int) throws(SkyError) {
    guard (0..<360).contains(longitude), longitude % 15 == 0 else { throw .notATerm(longitude: longitude) }
    number = UInt8(longitude / 15)
  }

  /// Counted from the March equinox, 0...23.
  public var index: Int { Int(number) }
  /// The Sun's apparent longitude, degrees.
  public var longitude: Int { Int(number) * 15 }
  /// Whether a lunisolar month takes its number from it (zhongqi): every second term, from the March equinox.
  public var isPrincipal: Bool { number % 2 == 0 }

  /// All terms in the order of their longitude.
  public static var all: [SolarTerm] { (0..<24).map { SolarTerm(unchecked: $0) } }

  /// Smaller longitudes first.
  public static func < (left: SolarTerm, right: SolarTerm) -> Bool { left.number < right.number }
}

#if !hasFeature(Embedded)
  extension SolarTerm: CustomStringConvertible, Codable {
    /// The longitude: `315°`.
    public var description: String { "\(longitude)°" }

    /// The term of a longitude in degrees.
    /// - Throws: `DecodingError` for a number that is not a multiple of 15 in 0...345.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let longitude = try container.decode(Int.self)
      guard let term = try? SolarTerm(longitude: longitude) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(longitude)")
      }
      self = term
    }

    /// Encodes the longitude in degrees.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(longitude)
    }
  }
#endif

/// The four turning points of the Sun's year, named after their months.
///
/// ```swift
/// for season in Season.allCases { print(season, season.longitude, try Sky.season(season, year: 2026).day(offset: 0)) }
/// // marchEquinox 0 2026-03-20
/// // juneSolstice 90 2026-06-21
/// // septemberEquinox 180 2026-09-23
/// // decemberSolstice 270 2026-12-21
/// ```
public enum Season: UInt8, CaseIterable, Sendable {
  case marchEquinox, juneSolstice, septemberEquinox, decemberSolstice

  /// The Sun's apparent longitude there: 0, 90, 180 or 270 degrees.
  public var longitude: Int { Int(rawValue) * 90 }
  /// The solar term of the same longitude.
  public var term: SolarTerm { SolarTerm(unchecked: UInt8(rawValue) * 6) }
}

/// The four turning points of the Sun's year, named after their months.
public enum Season: UInt8, CaseIterable, Sendable {
  case marchEquinox, juneSolstice, septemberEquinox, decemberSolstice

  /// The Sun's apparent longitude there: 0, 90, 180 or 270 degrees.
  public var longitude: Int { Int(rawValue) * 90 }
  /// The solar term of the same longitude.
  public var term: SolarTerm { SolarTerm(unchecked: UInt8(rawValue) * 6) }
}

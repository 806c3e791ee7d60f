/// The principal phases, by how far the Moon's apparent longitude leads the Sun's.
public enum MoonPhase: UInt8, CaseIterable, Sendable {
  case newMoon, firstQuarter, fullMoon, lastQuarter

  /// The Moon's lead over the Sun: 0, 90, 180 or 270 degrees.
  public var elongation: Int { Int(rawValue) * 90 }
}

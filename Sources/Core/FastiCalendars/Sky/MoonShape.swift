import FastiCivil

/// How the Moon looks on a day, in the order of a lunation.
///
/// ```swift
/// let start = Double(Day(year: 2026, month: 6, day: 19).number) * 86_400
/// print(try Sky.moon(in: start..<start + 86_400))  // waxingCrescent
/// ```
public enum MoonShape: UInt8, CaseIterable, Sendable {
  /// It is new on that day.
  case new
  /// Waxing crescent: less than half of it is lit.
  case waxingCrescent
  case firstQuarter
  /// Waxing gibbous: more than half of it is lit.
  case waxingGibbous
  /// It is full on that day.
  case full
  /// Waning gibbous: more than half of it is lit.
  case waningGibbous
  case lastQuarter
  /// Waning crescent: less than half of it is lit.
  case waningCrescent
}

#if !hasFeature(Embedded)
  extension MoonShape: Codable {
    /// The shape of a name: `waxingCrescent`.
    /// - Throws: `DecodingError` for any other text.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("a shape of the Moon") { name in MoonShape.allCases.first { "\($0)" == name } }
    }

    /// Encodes the name: `waxingCrescent`.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encoder.write("\(self)") }
  }
#endif

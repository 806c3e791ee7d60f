/// How the Moon looks on a day, in the order of a lunation.
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

/// How the Moon looks on a day, in the order of a lunation.
public enum MoonShape: UInt8, CaseIterable, Sendable {
  /// It is new on that day.
  case new
  /// It grows, and less than half of it is lit.
  case waxingCrescent
  /// The first half of it is lit.
  case firstQuarter
  /// It grows, and more than half of it is lit.
  case waxingGibbous
  /// It is full on that day.
  case full
  /// It shrinks, and more than half of it is lit.
  case waningGibbous
  /// The last half of it is lit.
  case lastQuarter
  /// It shrinks, and less than half of it is lit.
  case waningCrescent
}

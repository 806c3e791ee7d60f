/// How certain the first day of a Hijri month is.
///
/// ```swift
/// let months = HijriMonths.ummAlQura()
/// if let month = HijriMonth(year: 1448, month: 1) {
///   print(months.status(of: HijriDate(month, day: 10)) == .confirmed)  // true
/// }
/// ```
public enum HijriMonthStatus: UInt8, CaseIterable, Sendable {
  /// Announced or published.
  case confirmed = 0
  /// Calculated, and still to be announced or published.
  case projected = 1

  /// The name in files.
  public var name: StaticString {
    switch self {
    case .confirmed: "confirmed"
    case .projected: "projected"
    }
  }
}

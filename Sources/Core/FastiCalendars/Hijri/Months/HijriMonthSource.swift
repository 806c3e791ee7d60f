/// The source of the first day of a Hijri month.
///
/// ```swift
/// let months = HijriMonths.ummAlQura()
/// for year in [1448, 1600] {
///   if let month = HijriMonth(year: year, month: 1) { print(months[month]?.source.name ?? "none") }
/// }
/// // table
/// // astronomical
/// ```
///
/// The numbers are stable: they may be stored.
public enum HijriMonthSource: UInt8, CaseIterable, Sendable {
  /// Set by the user.
  case override = 0
  /// Announced by a committee that observes the crescent.
  case moonsighting = 1
  /// Read from the page of a council that calculates months.
  case calculated = 2
  /// The table that comes with the program.
  case table = 3
  /// Sun and Moon over Makkah, beyond the table.
  case astronomical = 4
  /// A country's table of months, or its fall-back.
  case almanac = 5

  /// The name on command lines and in files.
  public var name: StaticString {
    switch self {
    case .override: "override"
    case .moonsighting: "moonsighting"
    case .calculated: "calculated"
    case .table: "table"
    case .astronomical: "astronomical"
    case .almanac: "almanac"
    }
  }
}

public import FastiHolidays

/// Why there is no calendar of holidays.
///
/// ```swift
/// do {
///   _ = try HolidayCalendar("XX")
/// } catch {
///   print(error)  // there is no region "XX"
/// }
/// ```
public enum RegionError: Error, Hashable, Sendable {
  /// Neither the rules given nor the regions built in have that code.
  case unknownRegion(String)
  /// The rules given cannot be read: every mistake, each with its line and column.
  case unreadableRules(RuleMistakes)
  /// A rule of the region falls on a solstice or an equinox by the region's clock, and this machine has no time zone of
  /// that name. Install the time zone database, or say the zone: `HolidayCalendar(_:rules:zone:)`.
  case unknownZone(String)
}

extension RegionError: CustomStringConvertible {
  /// The error as a sentence, of several mistakes one a line.
  public var description: String {
    switch self {
    case .unknownRegion(let code): "there is no region \"\(code)\""
    case .unknownZone(let name): "there is no time zone \"\(name)\""
    case .unreadableRules(let mistakes): mistakes.description
    }
  }
}

import FastiCivil
public import FastiHolidays

/// An error when a holiday calendar is created.
///
/// ```swift
/// do {
///   _ = try HolidayCalendar("XX")
/// } catch {
///   print(error)  // there is no region "XX"
/// }
/// ```
public enum RegionError: Error, Hashable, Sendable {
  /// Neither the given rules nor the built-in regions have this code.
  case unknownRegion(String)
  /// The given rules cannot be read; the error contains every mistake with its line and column.
  case unreadableRules(RuleMistakes)
  /// A rule of the region falls on a solstice or an equinox by the region's clock, and this machine has no time zone
  /// with this name. Install the time zone database, or pass the zone: `HolidayCalendar(_:rules:zone:)`.
  case unknownZone(String)
}

extension RegionError: CustomStringConvertible {
  /// The error as a sentence; several mistakes are one per line.
  public var description: String {
    switch self {
    case .unknownRegion(let code): Self.text(.thingRegion, code)
    case .unknownZone(let name): Self.text(.thingZone, name)
    case .unreadableRules(let mistakes): mistakes.description
    }
  }
  private static func text(_ template: Template, _ name: String) -> String {
    English().text(Sentence(template), subject: English().quoted(name))
  }
}

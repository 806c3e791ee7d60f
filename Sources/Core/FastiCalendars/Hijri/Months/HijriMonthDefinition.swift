public import FastiCivil

/// A Hijri month with its days: when it begins, how long it is, and the source of both.
///
/// ```swift
/// if let month = HijriMonths.ummAlQura().month(holding: Day(year: 2026, month: 6, day: 19)) {
///   print(month.month, month.start, month.length, month.end)  // 1448-01 2026-06-16 29 2026-07-15
/// }
/// ```
public struct HijriMonthDefinition: Hashable, Sendable {
  public let month: HijriMonth
  /// Its first day; a Hijri day is named after the civil day of its daylight, and begins at sunset the day before.
  public let start: Day
  /// Its number of days, 28 to 31; below 29 and above 30 only in the tables printed before 1365.
  public let length: Int
  /// The source of ``start``.
  public let source: HijriMonthSource
  /// How certain ``start`` is.
  public let status: HijriMonthStatus

  /// A month from its parts, unchecked.
  public init(_ month: HijriMonth, start: Day, length: Int, source: HijriMonthSource, status: HijriMonthStatus) {
    self.month = month
    self.start = start
    self.length = length
    self.source = source
    self.status = status
  }

  /// The first day of the next month.
  public var end: Day { start + length }
}

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

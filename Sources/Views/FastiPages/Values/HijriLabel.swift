public import FastiCalendars

/// The Hijri date of a day, as pages write it.
public struct HijriLabel: Hashable, Sendable {
  /// The date.
  public var date: HijriDate
  /// Whether the month's first day is only expected.
  public var isExpected: Bool

  /// A date.
  public init(_ date: HijriDate, isExpected: Bool = false) {
    self.date = date
    self.isExpected = isExpected
  }
}

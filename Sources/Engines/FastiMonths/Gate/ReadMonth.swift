public import FastiCalendars
public import FastiCivil

/// A month as a document gives it, after the gate.
public struct ReadMonth: Hashable, Sendable {
  /// The source of a month's length.
  public enum Length: Hashable, Sendable {
    /// Printed: 29 or 30.
    case explicit(Int)
    /// From the next month's first day.
    case derived(Int)
    /// Not known yet.
    case unknown
  }

  public let month: HijriMonth
  /// Its first day.
  public let start: Day
  public let length: Length

  /// A month from its parts, unchecked.
  public init(month: HijriMonth, start: Day, length: Length) {
    self.month = month
    self.start = start
    self.length = length
  }

  /// A month and its start, without the length.
  public var monthStart: MonthStart { MonthStart(month, start) }
}

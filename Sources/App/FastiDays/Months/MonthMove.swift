public import FastiCalendars
public import FastiCivil

/// A Hijri month whose first day has changed.
public struct MonthMove: Hashable, Sendable {
  /// The Hijri month whose first day changed.
  public let month: HijriMonth
  /// The first day that was known before.
  public let from: Day
  /// Its first day now.
  public let to: Day

  /// A move.
  public init(_ month: HijriMonth, from: Day, to: Day) {
    self.month = month
    self.from = from
    self.to = to
  }

  /// The sentence on the command line and in channels: `Ramadan 1447 begins on 2026-02-19, not on 2026-02-18.`
  public var sentence: Sentence { Sentence(.monthsBegins, month.named, .day(to), .day(from)) }
}

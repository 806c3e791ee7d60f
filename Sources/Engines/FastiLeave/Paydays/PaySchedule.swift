public import FastiCivil

/// The paydays, and the periods they pay for.
///
/// Paydays are numbered: 0 is the anchor, negative numbers are before it. A period ends `lag` days before its payday and
/// begins after the period before it, so that the periods tile the calendar.
public struct PaySchedule: Hashable, Sendable {
  /// The pattern of paydays.
  public enum Pattern: Hashable, Sendable {
    /// Every n days, 1 to 366: 7 is weekly, 14 biweekly.
    case every(days: Int)
    /// Two days of every month, the first 1 to 15 and the second after it, up to 31.
    case semimonthly(Int, Int)
    /// One day of every month, 1 to 31.
    case monthly(Int)
  }

  /// The payday with number 0.
  public let anchor: Day
  /// The pattern of paydays; if a month does not have a day, its last day is used.
  public let pattern: Pattern
  /// Days from a period's end to its payday, 0 to 366.
  public let lag: Int
  /// The anchor's slot of the month pattern, counted from the year 0; 0 for the pattern of days.
  let anchorSlot: Int

  /// The valid numbers of days between two paydays.
  public static let daysBetween: ClosedRange<Int> = 1...366
  /// The valid numbers of days between a period and its payday.
  public static let lags: ClosedRange<Int> = 0...366

  /// A schedule.
  /// - Throws: `.outOfRange` naming the field, `.outsideLimits(anchor)`, or `.anchorIsNoPayday`.
  public init(anchor: Day, pattern: Pattern, lag: Int = 7) throws(LeaveError) {
    guard anchor.isWithinLimits else { throw .outsideLimits(anchor) }
    try PaySchedule.check(lag, .lag, PaySchedule.lags)
    switch pattern {
    case .every(let days): try PaySchedule.check(days, .daysBetweenPaydays, PaySchedule.daysBetween)
    case .semimonthly(let first, let second):
      try PaySchedule.check(first, .firstPaydayOfMonth, 1...15)
      try PaySchedule.check(second, .secondPaydayOfMonth, (first + 1)...31)
    case .monthly(let day): try PaySchedule.check(day, .paydayOfMonth, Limits.day)
    }
    self.anchor = anchor
    self.pattern = pattern
    self.lag = lag
    anchorSlot = pattern.lastSlot(on: anchor)
    guard pattern.isDays || pattern.day(ofSlot: anchorSlot) == anchor else { throw .anchorIsNoPayday(anchor) }
  }

  private static func check(
    _ value: Int, _ field: LeaveError.Field, _ limits: ClosedRange<Int>
  ) throws(LeaveError) {
    guard limits.contains(value) else { throw .outOfRange(field: field, value: value, limits: limits) }
  }
}

public import FastiCivil

// P, K and k are the letters of Documentation/Mathematics/Accruals.md.
extension PaySchedule {
  /// The payday with a number, P(k).
  ///
  /// Numbers come from ``lastIndex(on:)`` and ``index(of:)``; those of the years 1583 to 2999 are within +-520,000.
  @inline(__always)
  public func payday(_ index: Int) -> Day {
    switch pattern {
    case .every(let days): anchor + index * days
    default: pattern.day(ofSlot: anchorSlot + index)
    }
  }

  /// The number of the last payday on or before a day, K(D).
  @inline(__always)
  public func lastIndex(on day: Day) -> Int {
    switch pattern {
    case .every(let days): floorDivision(day - anchor, days)
    default: pattern.lastSlot(on: day) - anchorSlot
    }
  }

  /// The number of the period that contains a day, k(x): that of the first payday at least `lag` days after it.
  @inline(__always)
  public func index(of day: Day) -> Int { lastIndex(on: day + (lag - 1)) + 1 }

  /// The days for which a payday pays, by its number, 0 = the anchor.
  public func period(_ index: Int) -> DayRange {
    let last = payday(index) - lag
    return DayRange(last).widened(before: last - (payday(index - 1) - lag) - 1, after: 0)
  }

  /// The payday that pays for a day, and on which an entry of that day is posted.
  @inline(__always)
  public func payday(of day: Day) -> Day { payday(index(of: day)) }

  /// The last payday on or before a day.
  public func lastPayday(on day: Day) -> Day { payday(lastIndex(on: day)) }

  /// The first payday on or after a day.
  public func nextPayday(onOrAfter day: Day) -> Day { payday(lastIndex(on: day - 1) + 1) }

  /// Whether a day is one of the paydays, before or after the anchor.
  public func isPayday(_ day: Day) -> Bool { lastPayday(on: day) == day }

  /// The periods that contain a day of the range, in order.
  public func periods(in range: DayRange) -> [PayPeriod] {
    (index(of: range.first)...index(of: range.last)).map { PayPeriod(index: $0, days: period($0), payday: payday($0)) }
  }
}

/// A run of days and the payday that pays for it.
public struct PayPeriod: Hashable, Sendable {
  /// The payday's number, 0 = the anchor.
  public let index: Int
  /// The days it pays for; the last one is `lag` days before ``payday``.
  public let days: DayRange
  /// The day on which they are paid.
  public let payday: Day
}

/// Division that rounds down, also for negative numbers.
@inline(__always)
func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

public import FastiCivil

/// The accruals of the paydays and the losses of the carry-over dates.
///
/// Without policies it is a formula; with them it is a history, because the cap limits accruals by the balance before
/// them.
enum AccrualHistory {
  case closed
  case folded(Steps)

  /// Accruals and forfeits after the anchor, up to a day.
  struct Steps {
    /// Acc(k) for k = 0, 1, 2 ...
    var accrued: [Hours] = [.zero]
    /// The carry-over dates.
    var dates: [Day] = []
    /// The hours lost on the date with the same index and on those before it.
    var lost: [Hours] = []

    /// The hours lost on all dates up to a day.
    func lost(through day: Day) -> Hours {
      let count = dates.upperBound(of: day)
      return count == 0 ? .zero : lost[count - 1]
    }
  }
}

extension [Day] {
  /// How many of these ascending days are on or before a day.
  /// - Complexity: O(log n).
  func upperBound(of day: Day) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The accrual of one payday.
public struct Accrual: Hashable, Sendable {
  /// The payday's number, 0 = the anchor.
  public let index: Int
  /// The day on which the hours are added.
  public let payday: Day
  /// The hours, less than the rate when the cap is near.
  public let hours: Hours
  /// The rate of that payday.
  public let rate: Hours
}

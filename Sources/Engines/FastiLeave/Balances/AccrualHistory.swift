import FastiCivil

/// What the paydays have brought and the carry-over dates have taken.
///
/// Without policies a formula; with them a history, because what the cap lets through depends on the balance before it.
enum AccrualHistory {
  case closed
  case folded(Steps)

  /// Accruals and forfeits after the anchor, up to a day.
  struct Steps {
    /// Acc(k) for k = 0, 1, 2 ...
    var accrued: [Hours] = [.zero]
    /// The carry-over dates.
    var dates: [Day] = []
    /// What was lost on the date with the same index and on those before it.
    var lost: [Hours] = []

    /// What was lost on all dates up to a day.
    func lost(through day: Day) -> Hours {
      let count = dates.upperBound(of: day)
      return count == 0 ? .zero : lost[count - 1]
    }
  }
}

extension [Day] {
  /// How many of these days, which increase, are on or before a day.
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

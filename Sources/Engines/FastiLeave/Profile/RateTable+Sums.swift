import FastiCivil

extension RateTable {
  /// The numbers of the paydays with which the lines begin; that of the first line is the least number.
  func starts(_ schedule: PaySchedule) -> [Int] {
    lines.map { line in line.from.map { schedule.lastIndex(on: $0 - 1) + 1 } ?? Int.min }
  }

  /// Acc(k): the sum of the accruals of paydays 1 to `index`; for a negative `index`, the negative sum of those after
  /// `index` up to the anchor.
  /// - Parameter starts: the result of ``starts(_:)``.
  /// - Complexity: O(lines).
  func accrued(through index: Int, starts: [Int]) throws(LeaveError) -> Hours {
    let (first, last) = index >= 0 ? (1, index) : (index + 1, 0)
    var sum = Hours.zero
    for line in lines.indices {
      let from = max(first, starts[line])
      let to = line + 1 < lines.count ? min(last, starts[line + 1] - 1) : last
      if from <= to { sum = try sum + lines[line].rate * (to - from + 1) }
    }
    return index >= 0 ? sum : try sum.negated()
  }
}

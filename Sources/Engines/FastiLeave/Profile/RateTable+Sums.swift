import FastiCivil

extension RateTable {
  /// The numbers of the paydays with which the lines begin; the first line's is the least there is.
  func starts(_ schedule: PaySchedule) -> [Int] {
    lines.map { line in line.from.map { schedule.lastIndex(on: $0 - 1) + 1 } ?? Int.min }
  }

  /// Acc(k): what the paydays 1 to `index` bring, or, below zero, the opposite of what those after `index` up to the
  /// anchor brought.
  /// - Parameter starts: what ``starts(_:)`` says.
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

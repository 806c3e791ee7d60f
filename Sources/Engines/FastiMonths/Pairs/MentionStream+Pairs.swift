extension MentionStream {
  /// A month with the dates that may be its first day.
  struct Pair {
    let month: Item
    let dates: [Item]
  }

  /// The months with the dates that follow them.
  var monthsFirst: [Pair] { MentionStream.pairs(runs(of: items)) }

  /// The months with the dates that precede them.
  var datesFirst: [Pair] {
    let turned = MentionStream.pairs(runs(of: items.reversed()))
    return turned.map { Pair(month: $0.month, dates: $0.dates.reversed()) }.reversed()
  }

  private typealias Run = (months: [Item], dates: [Item])

  /// Months, and the dates up to the next month.
  private func runs(of items: [Item]) -> [Run] {
    var runs: [Run] = [([], [])]
    for item in items {
      switch item.kind {
      case .barrier: runs.append(([], []))
      case .month:
        if !runs[runs.count - 1].dates.isEmpty { runs.append(([], [])) }
        runs[runs.count - 1].months.append(item)
      case .date: runs[runs.count - 1].dates.append(item)
      }
    }
    return runs
  }

  private static func pairs(_ runs: [Run]) -> [Pair] {
    runs.flatMap { months, dates -> [Pair] in
      guard let last = months.last?.withYear(of: months), let first = dates.first else { return [] }
      // Names in a row over rows of dates; otherwise the nearest name is used.
      guard months.count > 1, dates.count % months.count == 0, months.allSatisfy({ $0.row == last.row }),
        dates[..<months.count].allSatisfy({ $0.row == first.row })
      else { return [Pair(month: last, dates: dates)] }
      return months.indices.map { place in
        Pair(
          month: months[place],
          dates: stride(from: place, to: dates.count, by: months.count).map { dates[$0] })
      }
    }
  }
}

extension MentionStream.Item {
  /// The month, or the same month with its year if only an earlier text names that.
  fileprivate func withYear(of earlier: [MentionStream.Item]) -> MentionStream.Item {
    guard case .month(let own, nil) = kind, own.year == nil else { return self }
    let found = earlier.last {
      if case .month(let other, _) = $0.kind { other.number == own.number && other.year != nil } else { false }
    }
    guard let found, case .month(let named, _) = found.kind else { return self }
    var item = self
    item.kind = .month(named, year: nil)
    return item
  }
}

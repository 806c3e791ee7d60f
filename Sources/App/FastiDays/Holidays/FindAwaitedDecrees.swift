public import FastiCivil
public import FastiHolidays

/// A region in which an authority decides days every year, and has not decided those of a year.
public struct AwaitedDecree: Sendable {
  public let region: RegionCode
  /// The rules with decided days in the years before, and none or only expected ones in the year; at least one.
  public let rules: [RuleID]
  /// The year of the awaited decree.
  public let year: Int
}

/// Finds the regions that await a decree: exchanges of working days, bridge days, days declared each year.
public struct FindAwaitedDecrees {
  /// The number of years to check, up to the last one with decided days; at least ``enough`` of them must have some.
  private static let habit = 6
  private static let enough = 5
  /// Fewer years are enough if each of so many up to the last one has some.
  private static let inARow = 4
  /// The last decision must be at most this many years ago; after that the authority has stopped.
  private static let oldest = 4
  /// The first month in which the next year is checked; most decrees are made in autumn.
  private static let firstMonth = 9

  private let book: RuleBook

  /// Searches the regions of a book.
  public init(_ book: RuleBook) { self.book = book }

  /// The year whose decrees are expected on a day: the next from September on, before that the current one.
  public static func year(on day: Day) -> Int { day.year + (day.date.month >= firstMonth ? 1 : 0) }

  /// The regions that await the decree of a year, by code. First lists are left out.
  public func callAsFunction(_ year: Int) -> [AwaitedDecree] {
    book.regions.compactMap { region in
      guard !region.code.bytes.contains(UInt8(ascii: "@")) else { return nil }
      let rules = region.rules.filter { isAwaited($0, in: year) }.map(\.id)
      return rules.isEmpty ? nil : AwaitedDecree(region: region.code, rules: rules, year: year)
    }
    .sorted { $0.region < $1.region }
  }

  private func isAwaited(_ rule: Rule, in year: Int) -> Bool {
    let inForce = rule.periods.filter { $0.validity.contains(Day(year: year, month: 12, day: 31)) }
    // A rule that ended awaits nothing, and one that recurs only if its days of the year are expected.
    guard !inForce.isEmpty, inForce.allSatisfy({ !$0.pattern.isRecurring || $0.status == .projected }) else {
      return false
    }
    let decided = Set(rule.periods.flatMap { $0.decidedYears })
    guard !decided.contains(year), let last = decided.filter({ $0 < year }).max(), last >= year - Self.oldest else {
      return false
    }
    return (last - Self.habit + 1...last).filter(decided.contains).count >= Self.enough
      || (last - Self.inARow + 1...last).allSatisfy(decided.contains)
  }
}

extension Rule.Period {
  /// The years in which an authority decided its days: those of listed days, and for a recurring period with the status
  /// `decided` each of its years, if it ended.
  fileprivate var decidedYears: [Int] {
    guard pattern.isRecurring else { return pattern.decidedYears }
    guard status == .decided, let since = validity.since?.year, let until = validity.until?.year else { return [] }
    return Array(since...until)
  }
}

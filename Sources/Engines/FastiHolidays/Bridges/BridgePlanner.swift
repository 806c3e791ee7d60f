public import FastiCivil

/// Finds the days of leave that give the most days off; provably, no other choice is better.
///
/// Among choices with the same value it takes the one with the fewest days of leave, and among those the one whose
/// leave is earliest (the first differing day of leave is earlier). The tests compare every answer for a thousand
/// small years with all possible choices.
public struct BridgePlanner: Sendable {
  /// The greatest number of days in one plan: five years.
  public static let dayLimit = 1_830

  let first: Day
  let days: [BridgeDay]
  let openDays: Int

  /// The days of a year, or of any run of days.
  ///
  /// - Parameters:
  ///   - first: The day of `days[0]`; the others follow it without a gap.
  ///   - days: The kind of each day. Days off at either end that belong to a neighbouring year allow spans across the
  ///     limit.
  public init(first: Day, days: [BridgeDay]) {
    self.first = first
    self.days = days
    openDays = days.reduce(0) { $0 + ($1 == .open ? 1 : 0) }
  }

  /// The best plan for a budget.
  ///
  /// - Parameter budget: The most days of leave, from 1 to the number of open days.
  /// - Throws: When the budget, the goal's minimum or the number of days is impossible.
  /// - Complexity: O(days × budget) for ``BridgeGoal/total(minimum:)``, O(days) for ``BridgeGoal/longest``.
  public func plan(budget: Int, goal: BridgeGoal) throws(BridgeError) -> BridgePlan {
    guard days.count <= Self.dayLimit else { throw .tooManyDays(days.count, limit: Self.dayLimit) }
    guard openDays > 0 else { throw .nothingOpen }
    guard 1...openDays ~= budget else { throw .budget(budget, open: openDays) }
    switch goal {
    case .longest:
      let window = longestWindow(budget)
      return BridgePlan(spans: spans(taking: window.filter { days[$0] == .open }), value: window.count)
    case .total(let minimum):
      guard 1...days.count ~= minimum else { throw .minimum(minimum, days: days.count) }
      var search = TotalSearch(days, budget: budget, minimum: minimum)
      let taken = search.best()
      return BridgePlan(spans: spans(taking: taken), value: search.value)
    }
  }

  /// The spans made by leave on these days, chosen by the planner or not.
  ///
  /// - Parameter leave: ascending; days that are not open are not leave and left out.
  public func spans(leave: [Day]) -> [BridgeSpan] {
    spans(taking: leave.map { $0 - first }.filter { days.indices.contains($0) && days[$0] == .open })
  }

  /// The spans that contain a day of leave; `taken` are ascending places in ``days``.
  private func spans(taking taken: [Int]) -> [BridgeSpan] {
    var isOff = days.map { $0 == .off }
    for place in taken { isOff[place] = true }
    var spans: [BridgeSpan] = []
    var next = 0
    while next < taken.count {
      var start = taken[next]
      while start > 0, isOff[start - 1] { start -= 1 }
      var end = taken[next]
      while end + 1 < isOff.count, isOff[end + 1] { end += 1 }
      var leave: [Day] = []
      while next < taken.count, taken[next] <= end {
        leave.append(first + taken[next])
        next += 1
      }
      spans.append(BridgeSpan(days: DayRange(span: first + start, first + end), leave: leave))
    }
    return spans
  }

  /// The longest run of indices with at most `budget` open days and no kept day, found by a sliding window.
  ///
  /// A longest window cannot be widened, so the day before it is worked; of two with equal length and cost, the one
  /// that starts earlier therefore has the earlier first day of leave.
  private func longestWindow(_ budget: Int) -> Range<Int> {
    var best = 0..<0
    var bestCost = 0
    var start = 0
    var cost = 0
    for (place, day) in days.enumerated() {
      if day == .kept {
        start = place + 1
        cost = 0
        continue
      }
      if day == .open { cost += 1 }
      while cost > budget {
        if days[start] == .open { cost -= 1 }
        start += 1
      }
      let count = place + 1 - start
      if count > best.count || (count == best.count && cost < bestCost) {
        best = start..<(place + 1)
        bestCost = cost
      }
    }
    return best
  }
}

extension DayRange {
  /// A range of days already known to be in order.
  fileprivate init(span first: Day, _ last: Day) {
    self = DayRange(first).widened(before: 0, after: last - first)
  }
}

/// The kind of a day in a plan of leave.
public enum BridgeDay: UInt8, Hashable, Sendable {
  /// Weekend or holiday: a day off that costs nothing.
  case off
  /// A business day on which leave can be taken; it costs one day of the budget.
  case open
  /// A business day on which leave cannot be taken: one of another year, or one that the employer excludes.
  case kept
}

/// The goal of a plan.
public enum BridgeGoal: Hashable, Sendable {
  /// The longest single span of days off.
  case longest
  /// The most days off in spans of at least `minimum` days, 1 or more.
  ///
  /// Spans that are long enough without leave count too: they are days off, and a plan that includes such a span does
  /// not gain it.
  case total(minimum: Int)
}

/// Why a plan of leave days cannot be made.
public enum BridgeError: Error, Hashable, Sendable {
  /// The budget is not from 1 to the number of open days.
  case budget(Int, open: Int)
  /// No day is open, so there is nothing to plan.
  case nothingOpen
  /// The shortest span that counts is not from 1 to the number of days given.
  case minimum(Int, days: Int)
  /// More days than a plan can have.
  case tooManyDays(Int, limit: Int)
}

/// A run of days off without a gap that contains leave.
public struct BridgeSpan: Hashable, Sendable {
  /// First to last day off: the days before and after are worked, or not among those given.
  public let days: DayRange
  /// The days of leave it costs, at least one, in order.
  public let leave: [Day]

  /// Days off for each day of leave, in hundredths, rounded down: 450 is 4.50.
  public var ratioHundredths: Int { days.count * 100 / leave.count }
}

/// The best way to spend a budget of leave.
public struct BridgePlan: Hashable, Sendable {
  /// The spans that contain leave, earliest first.
  public let spans: [BridgeSpan]
  /// The value of the goal: the days of the longest span, or the days off in spans that are long enough, including
  /// those without leave.
  public let value: Int

  /// The days of leave, in order; at most the budget, and fewer if more would gain nothing.
  public var leave: [Day] { spans.flatMap { $0.leave } }
}

#if !hasFeature(Embedded)
  extension BridgeError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why no plan can be made, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .budget(let budget, let open): Sentence(.bridgeBudget, .number(budget), .number(open))
      case .nothingOpen: Sentence(.planNothingOpen)
      case .minimum(let minimum, let days): Sentence(.planMinimum, .number(minimum), .number(days))
      case .tooManyDays(let days, let limit): Sentence(.planTooManyDays, .number(days), .number(limit))
      }
    }
  }
#endif

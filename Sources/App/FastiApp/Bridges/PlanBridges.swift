import FastiCivil
public import FastiHolidays

/// Answers how to spend a budget of leave in a year.
///
/// Leave is taken within the year; spans may run over either end of it, over weekends and holidays of the neighbouring
/// years, which cost nothing. They end where the first business day of a neighbouring year begins.
public struct PlanBridges {
  private let source: WorkdaySource

  /// The business days of regions.
  public init(_ source: WorkdaySource) { self.source = source }

  /// What was found.
  public struct Answer: Sendable {
    /// The spans, earliest first; those that no leave is part of are left out.
    public var items: [BridgeItem]
    /// What the goal measures; see ``BridgePlan/value``.
    public var value: Int
    /// Sentences about rules that could not answer for the whole year.
    public var warnings: [String]
  }

  /// The best plan.
  ///
  /// - Parameters:
  ///   - year: 1583 to 2999.
  ///   - budget: The most days of leave.
  /// - Throws: `.invalid` when the budget or the goal's minimum is impossible.
  /// - Complexity: O(budget) for a year, below a millisecond for 25 days.
  public func callAsFunction(
    year: Int, budget: Int, goal: BridgeGoal
  ) throws(Failure) -> Answer {
    let whole = DayRange(year: year)
    let wide = whole.widened(before: Self.edge, after: Self.edge).intersection(Limits.days) ?? whole
    let calendar = try source.calendar(over: wide)
    let worked = Workdays(calendar)
    var first = whole.first
    while first > wide.first, !worked.isBusinessDay(unchecked: first - 1) { first = first - 1 }
    var last = whole.last
    while last < wide.last, !worked.isBusinessDay(unchecked: last + 1) { last = last + 1 }
    let days = (first.number...last.number).map { worked.isBusinessDay(unchecked: Day($0)) ? BridgeDay.open : .off }
    do {
      let plan = try BridgePlanner(first: first, days: days).plan(budget: budget, goal: goal)
      return Answer(items: plan.spans.map(BridgeItem.init), value: plan.value, warnings: calendar.gaps.map(\.warning))
    } catch { throw Failure(error, year: year) }
  }

  /// The days looked at on either side of the year: more than any run of weekends and holidays has.
  private static let edge = 60
}

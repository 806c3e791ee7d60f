public import FastiCivil
public import FastiHolidays
public import FastiRecords

/// Answers how to spend a budget of leave in a year.
///
/// Leave is taken within the year; spans may run over either end of it, over weekends and holidays of the neighbouring
/// years, which cost nothing. They end where the first business day of a neighbouring year begins.
public struct PlanBridges {
  private let source: WorkdaySource

  /// The business days of regions.
  public init(_ source: WorkdaySource) { self.source = source }

  /// The plan found.
  public struct Answer: Sendable {
    /// The spans, earliest first; those without a day of leave are left out.
    public var items: [BridgeItem]
    /// The value by the goal; see ``BridgePlan/value``.
    public var value: Int
    /// Sentences about rules that could not answer for the whole year.
    public var warnings: [Sentence]
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
    let days = try BridgeYear(source, year)
    do {
      let plan = try BridgePlanner(first: days.first, days: days.days).plan(budget: budget, goal: goal)
      return Answer(items: plan.spans.map(BridgeItem.init), value: plan.value, warnings: days.warnings)
    } catch { throw Failure(error, year: year) }
  }
}

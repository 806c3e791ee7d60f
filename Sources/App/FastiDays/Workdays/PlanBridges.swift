public import FastiCivil
public import FastiHolidays
public import FastiRecords

/// Plans how to use a number of days of leave in a year.
///
/// Leave is taken within the year; spans may extend beyond both ends of it, over weekends and holidays of the
/// neighbouring years, which cost nothing. They end before the first business day of a neighbouring year.
public struct PlanBridges {
  private let source: WorkdaySource
  private let almanac: Almanac?

  /// The business days of a source.
  /// - Parameter almanac: Gives the names of the holidays of each span; nil leaves them out.
  public init(_ source: WorkdaySource, naming almanac: Almanac? = nil) {
    self.source = source
    self.almanac = almanac
  }

  /// The first day of a year on which leave can still be taken: today in the current year, otherwise 1 January.
  public static func start(_ year: Int, today: Day) -> Day {
    year == today.year ? today : Day(year: year, month: 1, day: 1)
  }

  /// The plan.
  public struct Answer: Sendable {
    /// The spans, earliest first; spans without a day of leave are left out.
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
  ///   - from: The first day on which leave can be taken; see ``start(_:today:)``.
  ///   - skipped: Days on which no leave is taken.
  ///   - languages: The languages of the names of holidays, the preferred first.
  /// - Throws: `.invalid` when the budget or the goal's minimum is impossible.
  /// - Complexity: O(budget) for a year, below a millisecond for 25 days.
  public func callAsFunction(
    year: Int, budget: Int, goal: BridgeGoal, from: Day, skipping skipped: [Day] = [], languages: [LanguageCode] = []
  ) throws(Failure) -> Answer {
    let days = try BridgeYear(source, year) { $0 < from || skipped.contains($0) }
    let plan: BridgePlan
    do {
      plan = try BridgePlanner(first: days.first, days: days.days).plan(budget: budget, goal: goal)
    } catch { throw Failure(error, year: year) }
    var items = plan.spans.map(BridgeItem.init)
    for place in items.indices { items[place].holidays = try holidays(of: items[place].span, languages) }
    return Answer(items: items, value: plan.value, warnings: days.warnings)
  }

  /// The names of the public holidays because of which weekdays of a span are days off, in order, each once.
  private func holidays(of span: BridgeSpan, _ languages: [LanguageCode]) throws(Failure) -> [String] {
    guard let almanac else { return [] }
    let closed = try source.calendar(over: span.days).closed
    var names: [String] = []
    for item in try ShowHolidays(almanac)(source.regions, in: span.days, languages: languages).items
    where item.isRedDay && closed.contains(item.day) && !names.contains(item.name) { names.append(item.name) }
    return names
  }
}

extension WorkdaySource {
  /// The days of a span of days off and around it, each with the reason why it is off.
  /// - Throws: `.invalid` if the days around the span are outside the years 1583 to 2999.
  public func strip(of span: BridgeSpan) throws(Failure) -> BridgeStrip {
    BridgeStrip(span, try calendar(over: BridgeStrip.days(of: span)))
  }
}

public import FastiCivil

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

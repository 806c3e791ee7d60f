public import FastiCivil

/// An unbroken run of days off that some leave is part of.
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
  /// The spans that leave is part of, earliest first.
  public let spans: [BridgeSpan]
  /// What the goal measures: the days of the longest span, or the days off in spans that are long enough, those that
  /// need no leave included.
  public let value: Int

  /// The days of leave, in order; never more than the budget, and fewer where more would win nothing.
  public var leave: [Day] { spans.flatMap { $0.leave } }
}

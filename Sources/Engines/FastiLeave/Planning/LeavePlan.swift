public import FastiCivil

/// The days of leave that waste least, and of those the ones that win most.
public struct LeavePlan: Hashable, Sendable {
  /// The days, in order; none where nothing can be afforded or won.
  public let leave: [Day]
  /// What the goal measures: days off in runs that are long enough, or the days of the longest.
  public let value: Int
  /// What is lost to carry-over dates and to the cap with the plan, from the first open day on.
  public let wasted: Hours
  /// What would be lost without it.
  public let wastedWithout: Hours
}

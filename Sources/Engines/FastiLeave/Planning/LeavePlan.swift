public import FastiCivil

/// The days of leave that waste the fewest hours, and of those the ones that give the most days off.
public struct LeavePlan: Hashable, Sendable {
  /// The days, in order; empty if nothing can be afforded or gained.
  public let leave: [Day]
  /// The value of the goal: days off in runs that are long enough, or the days of the longest run.
  public let value: Int
  /// The hours lost to carry-over dates and to the cap with the plan, from the first open day on.
  public let wasted: Hours
  /// The hours lost without it.
  public let wastedWithout: Hours
}

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

/// The kind of a day in a plan of one kind of leave.
public enum LeavePlanDay: UInt8, Hashable, Sendable {
  /// A day off that costs nothing: weekend, holiday, leave already entered.
  case off
  /// A business day on which leave can be taken.
  case open
  /// A business day on which leave cannot be taken: it is past, in another year, or partly taken already.
  case kept
}

/// The goal of a plan, after wasting as little as possible.
public enum LeavePlanGoal: Hashable, Sendable {
  /// The longest single run of days off.
  case longest
  /// The most days off in runs of at least `minimum` days, 1 or more; runs without leave count too.
  case total(minimum: Int)
}

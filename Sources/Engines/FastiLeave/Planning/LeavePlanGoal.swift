/// The goal of a plan, after wasting as little as possible.
public enum LeavePlanGoal: Hashable, Sendable {
  /// The longest single run of days off.
  case longest
  /// The most days off in runs of at least `minimum` days, 1 or more; runs without leave count too.
  case total(minimum: Int)
}

/// What the days of leave are to buy, once as little as possible is wasted.
public enum LeavePlanGoal: Hashable, Sendable {
  /// The longest single run of days off.
  case longest
  /// The most days off that lie in runs of at least `minimum` days, 1 or more; runs without leave count too.
  case total(minimum: Int)
}

/// What the leave days are to buy.
public enum BridgeGoal: Hashable, Sendable {
  /// The longest single span of days off.
  case longest
  /// The most days off that lie in spans of at least `minimum` days, 1 or more.
  ///
  /// Spans that are long enough without any leave count as well: they are days off, and a plan that swallows one has not
  /// won it anew.
  case total(minimum: Int)
}

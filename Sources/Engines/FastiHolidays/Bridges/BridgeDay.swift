/// What one day means to a plan of leave.
public enum BridgeDay: UInt8, Hashable, Sendable {
  /// Weekend or holiday: a day off that costs nothing.
  case off
  /// A business day on which leave can be taken; it costs one day of the budget.
  case open
  /// A business day on which no leave can be taken: one of another year, or one the employer keeps.
  case kept
}

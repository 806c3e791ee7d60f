/// What one day means to a plan of leave of one kind.
public enum LeavePlanDay: UInt8, Hashable, Sendable {
  /// A day off that costs nothing: weekend, holiday, leave already entered.
  case off
  /// A business day on which leave can be taken.
  case open
  /// A business day on which none can: it is past, in another year, or partly taken already.
  case kept
}

/// The kind of a day in a plan of one kind of leave.
public enum LeavePlanDay: UInt8, Hashable, Sendable {
  /// A day off that costs nothing: weekend, holiday, leave already entered.
  case off
  /// A business day on which leave can be taken.
  case open
  /// A business day on which leave cannot be taken: it is past, in another year, or partly taken already.
  case kept
}

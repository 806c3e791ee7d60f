/// Whose clocks a reminder's time is read from.
public enum ReminderZone: Hashable, Sendable {
  /// Those of wherever the user is.
  case floating
  /// Those of one place: its number in ``PlanWindow/places``.
  case place(Int)
}

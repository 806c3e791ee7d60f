/// On how many consecutive days a reminder notifies.
public enum ReminderDuration: Hashable, Sendable {
  /// That many days, 1 to 60, also over the end of a month or year.
  case days(Int)
  /// Every day of the month, 29 or 30.
  case wholeMonth
}

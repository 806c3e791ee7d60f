/// Why a reminder is not valid.
public enum ReminderError: Error, Hashable, Sendable {
  /// A Hijri year has no month of that number.
  case noSuchMonth(Int)
  /// No Hijri month has a day of that number.
  case noSuchDay(Int)
  /// The Hijri year is outside ``ReminderLimits/year``.
  case yearOutOfRange(Int)
  /// A one-time reminder needs a year, and none was given.
  case yearMissing
  /// An annual reminder has no year of its own, and one was given.
  case yearNotUsed(Int)
  /// The number of days is outside ``ReminderLimits/duration``.
  case durationOutOfRange(Int)
  /// A reminder for the whole month begins on its first day, and another was given.
  case monthBeginsOnItsFirst(Int)
}

public import FastiCivil

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

#if !hasFeature(Embedded)
  extension ReminderError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why the reminder is invalid, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .noSuchMonth(let month): Sentence(.hijriNoSuchMonth, .number(month))
      case .noSuchDay(let day): Sentence(.hijriNoSuchDay, .number(day))
      case .yearOutOfRange(let year): Sentence(.reminderYear, .number(year))
      case .yearMissing: Sentence(.reminderYearMissing)
      case .yearNotUsed(let year): Sentence(.reminderYearNotUsed, .number(year))
      case .durationOutOfRange(let count): Sentence(.reminderDuration, .number(count))
      case .monthBeginsOnItsFirst(let day): Sentence(.reminderWholeMonth, .number(day))
      }
    }
  }
#endif

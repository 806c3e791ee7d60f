#if !hasFeature(Embedded)
  public import FastiCivil

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

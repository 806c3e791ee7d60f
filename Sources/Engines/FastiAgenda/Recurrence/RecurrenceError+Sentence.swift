#if !hasFeature(Embedded)
  import FastiCalendars
  public import FastiCivil

  extension RecurrenceError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .stepOutOfRange(let step):
        Sentence(.recurrenceStep, .number(step), .number(RecurrenceStep.limits.upperBound))
      case .countOutOfRange(let count):
        Sentence(.recurrenceCount, .number(count), .number(RecurrenceEnd.counts.upperBound))
      case .noDays: Sentence(.recurrenceNoDays)
      case .noSuchMonthDay(let day): Sentence(.recurrenceNoSuchMonthDay, .number(day))
      case .noSuchOrdinal(let ordinal): Sentence(.recurrenceNoSuchOrdinal, .number(ordinal))
      case .noSuchMonth(let month): Sentence(.recurrenceNoSuchMonth, .number(month))
      case .reversed(let first, let last): Sentence(.recurrenceReversed, .day(first), .day(last))
      case .outsideCalendar(let calendar, let first):
        Sentence(.recurrenceOutsideCalendar, .word(calendar.title), .day(first))
      case .noYears(let calendar): Sentence(.recurrenceNoYears, .word(calendar.title))
      case .neverInCalendar(let calendar, let month, let day):
        Sentence(.recurrenceNeverInCalendar, .word(calendar.title), .number(month), .number(day))
      }
    }
  }
#endif

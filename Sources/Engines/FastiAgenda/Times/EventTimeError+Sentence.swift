#if !hasFeature(Embedded)
  public import FastiCivil

  extension EventTimeError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .reversed: Sentence(.eventTimeReversed)
      case .daysOutOfRange(let days): Sentence(.eventTimeDays, .number(days), .number(EventTime.mostDays))
      }
    }
  }
#endif

#if !hasFeature(Embedded)
  public import FastiCivil

  extension WorkdayError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why the question has no answer, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .outside(let day, let range):
        Sentence(.workdayOutside, .day(day), .day(range.first), .day(range.last))
      case .beyond(let range): Sentence(.workdayBeyond, .number(range.first.year), .number(range.last.year))
      case .dayOff(let day): Sentence(.workdayDayOff, .day(day))
      case .noSuchDay(let number, let month, let count):
        Sentence(.workdayNoSuchDay, .text(month.iso), .number(number), .number(count))
      }
    }
  }

  extension BridgeError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why no plan can be made, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .budget(let budget, let open): Sentence(.bridgeBudget, .number(budget), .number(open))
      case .nothingOpen: Sentence(.planNothingOpen)
      case .minimum(let minimum, let days): Sentence(.planMinimum, .number(minimum), .number(days))
      case .tooManyDays(let days, let limit): Sentence(.planTooManyDays, .number(days), .number(limit))
      }
    }
  }
#endif

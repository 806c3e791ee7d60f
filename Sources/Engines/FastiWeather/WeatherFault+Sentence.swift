#if !hasFeature(Embedded)
  public import FastiCivil

  extension WeatherFault: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .shape: Sentence(.weatherShape)
      case .empty: Sentence(.weatherEmpty)
      case .unit(let field, let unit): Sentence(.weatherUnit, .text(field.rawValue), .text(unit))
      case .number(let field, let text): Sentence(.weatherNumber, .text(field.rawValue), .text(text))
      case .moment(let text): Sentence(.weatherMoment, .text(text))
      case .order(let text): Sentence(.weatherOrder, .text(text))
      case .upsideDown(let day): Sentence(.weatherUpsideDown, .day(day))
      case .stale(let day): Sentence(.weatherStale, .day(day))
      case .tooMany: Sentence(.weatherTooMany)
      case .source(let line): Sentence(.weatherSource, .number(line))
      case .missing(let word): Sentence(.weatherMissing, .text(word))
      }
    }
  }
#endif

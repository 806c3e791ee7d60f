#if !hasFeature(Embedded)
  public import FastiCivil

  extension MoneyError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why it cannot be done, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .amount: Sentence(.moneyAmount)
      case .currency: Sentence(.moneyCurrency)
      case .budget: Sentence(.moneyBudget)
      case .unlisted(let currency): Sentence(.moneyUnlisted, .text(currency.text))
      case .noRates: Sentence(.moneyNoRates)
      case .noneOn(let day, let first, let last): Sentence(.moneyNoneOn, .day(day), .day(first), .day(last))
      case .unpublished(let currency): Sentence(.moneyUnpublished, .text(currency.text))
      case .unknown(let currency, let day, let first, let last):
        Sentence(.moneyUnknown, .text(currency.text), .day(day), .day(first), .day(last))
      case .tooLarge: Sentence(.moneyTooLarge)
      case .document(let fault): fault.sentence
      }
    }
  }

  extension RatesFault {
    /// What is wrong, as a sentence in any language.
    var sentence: Sentence {
      switch self {
      case .notRates: Sentence(.moneyNotRates)
      case .entities: Sentence(.moneyEntities)
      case .noDay: Sentence(.moneyNoDay)
      case .noRates(let day): Sentence(.moneyEmptyDay, .day(day))
      case .impossibleDay(let day): Sentence(.moneyImpossibleDay, .day(day))
      case .dayTwice(let day): Sentence(.moneyDayTwice, .day(day))
      case .tooManyDays: Sentence(.moneyTooManyDays)
      case .currency("", let day): Sentence(.moneyNoCode, .day(day))
      case .currency(let text, let day): Sentence(.moneyBadCode, .text(text), .day(day))
      case .currencyTwice(let currency, let day): Sentence(.moneyCurrencyTwice, .text(currency.text), .day(day))
      case .rate("", let currency, let day): Sentence(.moneyNoRate, .text(currency.text), .day(day))
      case .rate(let text, let currency, let day):
        Sentence(.moneyBadRate, .text(text), .text(currency.text), .day(day))
      }
    }
  }
#endif

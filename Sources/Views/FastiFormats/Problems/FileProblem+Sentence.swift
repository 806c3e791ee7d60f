#if !hasFeature(Embedded)
  public import FastiCivil
  import FastiLeave

  extension FileProblem: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong, without its place, as a sentence that can be written in any language.
    public var sentence: Sentence {
      let what = subject.map { .leading($0, mistake.sentence) } ?? mistake.sentence
      return place.column > 1
        ? Sentence(.fileLineColumn, .number(place.line), .number(place.column), .sentence(what))
        : Sentence(.fileLine, .number(place.line), .sentence(what))
    }

    /// The field and its value; nil for a whole line.
    private var subject: Sentence.Part? {
      if value.isEmpty { return field.isEmpty ? nil : .text(field) }
      let quoted = Sentence.Part.sentence(.quoted(value))
      return field.isEmpty ? quoted : .sentence(Sentence(.sentencePair, .text(field), quoted))
    }
  }

  extension FileProblems: CustomStringConvertible {
    /// The sentences in English, one per line.
    public var description: String { all.map(\.description).joined(separator: "\n") }
  }

  extension FileProblem.Mistake: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong at a place of a file, as a sentence that can be written in any language.
    public var sentence: Sentence {
      switch self {
      case .json(let problem): problem.sentence
      case .csv(let problem): problem.sentence
      case .hledger(let mistake): mistake.sentence
      // Files do not use words such as today, and their words are the same in every language.
      case .date(.malformed(.date)): Sentence(.fileNoDate)
      case .date(let error): error.sentence
      case .leave(.malformedHours): Sentence(.fileNoHours)
      case .leave(.unknownAction): Sentence(.fileNoAction)
      case .leave(.unknownSign): Sentence(.fileNoSign)
      case .leave(let error): error.sentence
      case .unknownFormat: Sentence(.fileUnknownFormat)
      case .unknownWord: Sentence(.fileUnknownWord)
      case .missingColumn: Sentence(.fileMissingColumn)
      case .unknownColumn: Sentence(.fileUnknownColumn)
      case .cellCount(let expected, let found): Sentence(.fileCells, .number(expected), .number(found))
      case .malformedID: Sentence(.fileMalformedID)
      case .repeatedID: Sentence(.fileRepeatedID)
      case .malformedMoment: Sentence(.fileNoMoment)
      case .controlCharacter: Sentence(.fileControl)
      case .length(let limits): Sentence(.fileLength, .number(limits.lowerBound), .number(limits.upperBound))
      }
    }
  }

  extension CSVError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { FileProblem(self).description }
  }

  extension CSVError.Problem: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why a text is not CSV, as a sentence that can be written in any language.
    public var sentence: Sentence {
      switch self {
      case .tooLong(let limit): Sentence(.csvTooLong, .number(limit))
      case .notUTF8: Sentence(.fileNotUTF8)
      case .zeroByte: Sentence(.csvZeroByte)
      case .strayQuote: Sentence(.csvStrayQuote)
      case .afterQuote: Sentence(.csvAfterQuote)
      case .openQuote: Sentence(.csvOpenQuote)
      case .strayReturn: Sentence(.csvStrayReturn)
      case .tooManyCells(let limit): Sentence(.csvTooManyCells, .number(limit))
      }
    }
  }

  extension HledgerMistake: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong with a ledger for hledger, as a sentence that can be written in any language.
    public var sentence: Sentence {
      switch self {
      case .unreadable: Sentence(.hledgerUnreadable)
      case .stray: Sentence(.hledgerStray)
      case .malformedAmount: Sentence(.hledgerAmount)
      case .unknownAccount: Sentence(.hledgerAccount)
      case .notAnEntry: Sentence(.hledgerEntry)
      case .unbalanced: Sentence(.hledgerUnbalanced)
      case .wrongDirection: Sentence(.hledgerDirection)
      case .wrongPayday(let day): Sentence(.hledgerPayday, .day(day))
      case .wrongBalance(let hours): Sentence(.hledgerBalance, .decimal(hours.text))
      case .differsFromProfile(let hours): Sentence(.hledgerDiffers, .decimal(hours.text))
      case .missing(let day, let hours): Sentence(.hledgerMissing, .decimal(hours.text), .day(day))
      case .noProfile: Sentence(.hledgerNoProfile)
      }
    }
  }
#endif

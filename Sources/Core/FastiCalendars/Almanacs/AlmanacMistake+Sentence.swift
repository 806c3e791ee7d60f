#if !hasFeature(Embedded)
  public import FastiCivil

  extension AlmanacMistake: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong in the table, as a sentence in any language.
    public var sentence: Sentence {
      let line = Sentence.Part.number(line), value = Sentence.Part.text(String(decoding: value, as: UTF8.self))
      return switch problem {
      case .unknown: Sentence(.almanacUnknown, line, value)
      case .missing(let word): Sentence(.almanacMissing, .text("\(word.text)"))
      case .repeated: Sentence(.almanacRepeated, line, value)
      case .outsideHead(let months):
        Sentence(.almanacOutsideHead, line, value, .number(months.lowerBound), .number(months.upperBound))
      case .notADay: Sentence(.almanacNotADay, line, value)
      case .gap(let next): Sentence(.almanacGap, line, value, .number(next))
      case .tooLong(let days): Sentence(.almanacTooLong, line, value, .number(days))
      case .overlap(let days): Sentence(.almanacOverlap, line, value, .number(days))
      case .noSource: Sentence(.almanacNoSource, line, value)
      }
    }
  }

  extension AlmanacMistakes: CustomStringConvertible {
    /// The sentences in English, one a line.
    public var description: String {
      mistakes.map { $0.description }.joined(separator: "\n")
    }
  }
#endif

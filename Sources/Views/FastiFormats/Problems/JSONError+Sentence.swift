#if !hasFeature(Embedded)
  public import FastiCivil

  extension JSONError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { FileProblem(self).description }
  }

  extension JSONError.Problem: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why a text is not JSON, or a value in it is not the expected one, as a sentence that can be written in any
    /// language.
    public var sentence: Sentence {
      switch self {
      case .tooLong(let limit): Sentence(.jsonTooLong, .number(limit))
      case .notUTF8: Sentence(.fileNotUTF8)
      case .tooDeep(let limit): Sentence(.jsonTooDeep, .number(limit))
      case .tooMany(let limit): Sentence(.jsonTooMany, .number(limit))
      case .tooLongText(let limit): Sentence(.jsonTooLongText, .number(limit))
      case .ended(let expected): Sentence(.jsonEnded, .sentence(expected.sentence))
      case .unexpected(let expected): Sentence(.jsonUnexpected, .sentence(expected.sentence))
      case .malformedNumber: Sentence(.jsonNumber)
      case .controlCharacter: Sentence(.jsonControl)
      case .malformedEscape: Sentence(.jsonEscape)
      case .loneSurrogate: Sentence(.jsonSurrogate)
      case .duplicateName: Sentence(.jsonTwice)
      case .missing: Sentence(.jsonMissing)
      case .unknown: Sentence(.jsonUnknown)
      case .wrongKind(let expected, let found): Sentence(.jsonKind, .word(expected.name), .word(found.name))
      case .notWhole: Sentence(.jsonWhole)
      case .outOfRange(let limits): Sentence(.jsonRange, .number(limits.lowerBound), .number(limits.upperBound))
      }
    }
  }

  extension JSONError.Expected {
    fileprivate var sentence: Sentence {
      switch self {
      case .value: Sentence(.jsonExpectedValue)
      case .valueOrEnd: Sentence(.jsonExpectedOr, .word(.jsonExpectedValue), .text("]"))
      case .name: Sentence(.jsonExpectedName)
      case .nameOrEnd: Sentence(.jsonExpectedOr, .word(.jsonExpectedName), .text("}"))
      case .colon: Sentence(.jsonExpectedColon)
      case .commaOrEndOfArray: Sentence(.jsonExpectedOr, .word(.jsonExpectedComma), .text("]"))
      case .commaOrEndOfObject: Sentence(.jsonExpectedOr, .word(.jsonExpectedComma), .text("}"))
      case .quote: Sentence(.jsonExpectedQuote)
      case .end: Sentence(.jsonExpectedEnd)
      }
    }
  }

  extension JSONKind {
    fileprivate var name: Template {
      switch self {
      case .null: .jsonKindNull
      case .bool: .jsonKindBool
      case .number: .jsonKindNumber
      case .string: .jsonKindString
      case .array: .jsonKindArray
      case .object: .jsonKindObject
      }
    }
  }
#endif

import FastiFormats
import FastiWords

// What is wrong with a text as its format has it.
extension PageWords {
  /// Why a text is no JSON, or a value in it is not the one.
  func callAsFunction(_ problem: JSONError.Problem) -> String {
    switch problem {
    case .tooLong(let limit): self(.fileBytes, String(limit))
    case .notUTF8: self(.fileEncoding)
    case .tooDeep(let limit): self(.jsonDeep, String(limit))
    case .tooMany(let limit): self(.jsonMany, String(limit))
    case .tooLongText(let limit): self(.jsonText, String(limit))
    case .ended(let expected): self(.jsonEnded, self(expected))
    case .unexpected(let expected): self(.jsonExpected, self(expected))
    case .malformedNumber: self(.jsonNumber)
    case .controlCharacter: self(.jsonControl)
    case .malformedEscape: self(.jsonEscape)
    case .loneSurrogate: self(.jsonSurrogate)
    case .duplicateName: self(.jsonTwice)
    case .missing: self(.fileMissing)
    case .unknown: self(.fileUnknown)
    case .wrongKind(let expected, let found): self(.jsonKind, self(expected.phrase), self(found.phrase))
    case .notWhole: self(.jsonWhole)
    case .outOfRange(let limits): self(.jsonRange, String(limits.lowerBound), String(limits.upperBound))
    }
  }

  /// Why a text is no CSV.
  func callAsFunction(_ problem: CSVError.Problem) -> String {
    switch problem {
    case .tooLong(let limit): self(.fileBytes, String(limit))
    case .notUTF8: self(.fileEncoding)
    case .zeroByte: self(.fileZero)
    case .strayQuote: self(.csvStrayQuote)
    case .afterQuote: self(.csvAfterQuote)
    case .openQuote: self(.csvOpenQuote)
    case .strayReturn: self(.csvReturn)
    case .tooManyCells(let limit): self(.csvCells, String(limit))
    }
  }

  /// What may stand at a place.
  private func callAsFunction(_ expected: JSONError.Expected) -> String {
    switch expected {
    case .value: self(.jsonValue)
    case .valueOrEnd: self(.jsonOr, self(.jsonValue), "]")
    case .name: self(.jsonName)
    case .nameOrEnd: self(.jsonOr, self(.jsonName), "}")
    case .colon: self(.jsonColon)
    case .commaOrEndOfArray: self(.jsonOr, self(.jsonComma), "]")
    case .commaOrEndOfObject: self(.jsonOr, self(.jsonComma), "}")
    case .quote: self(.jsonQuote)
    case .end: self(.jsonNothing)
    }
  }
}

extension JSONKind {
  fileprivate var phrase: Phrase {
    switch self {
    case .null: .jsonNull
    case .bool: .jsonBool
    case .number: .jsonANumber
    case .string: .jsonString
    case .array: .jsonArray
    case .object: .jsonObject
    }
  }
}

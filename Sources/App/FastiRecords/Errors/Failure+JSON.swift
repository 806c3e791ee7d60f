import FastiCivil
public import FastiFormats

extension Failure {
  /// The sentence for a JSON text that reads wrongly, with its line and, where it is known, which value it is.
  ///
  /// - Parameter name: The file the text belongs to; it leads the sentence.
  public init(_ error: JSONError, in name: String? = nil) {
    let wording = JSONWording(error.problem)
    let place = "line \(error.place.line), column \(error.place.column)"
    let subject = error.path.isEmpty ? wording.alone : "\(error.path) \(wording.text)"
    self.init(
      .invalid, code: wording.code, "\(name.map { "\($0): " } ?? "")\(place): \(subject)",
      field: error.path.isEmpty ? nil : error.path, cause: .file(FileProblem(error)))
  }
}

/// The words for what is wrong with a JSON text.
struct JSONWording {
  let code: String
  /// What follows the path of the value.
  let text: String
  /// The sentence where there is no path.
  let alone: String

  private init(_ code: String, _ text: String, alone: String? = nil) {
    self.code = code
    self.text = text
    self.alone = alone ?? "the value \(text)"
  }

  private static func text(_ sentence: String) -> JSONWording {
    JSONWording("malformed-json", sentence, alone: sentence)
  }

  init(_ problem: JSONError.Problem) {
    switch problem {
    case .tooLong(let limit): self = JSONWording("too-large", "is too long", alone: "more than \(limit) bytes of JSON")
    case .notUTF8: self = .text("these bytes are no UTF-8")
    case .tooDeep(let limit): self = .text("brackets stand more than \(limit) deep within each other")
    case .tooMany(let limit): self = JSONWording("too-large", "holds more than \(limit) values")
    case .tooLongText(let limit): self = JSONWording("too-large", "holds a text of more than \(limit) bytes")
    case .ended(let expected): self = .text("the text ends where \(expected.words) is expected")
    case .unexpected(let expected): self = .text("\(expected.words) is expected here")
    case .malformedNumber: self = .text("this is no number as JSON writes them")
    case .controlCharacter: self = .text("a control character in a string must be written as an escape")
    case .malformedEscape: self = .text("a backslash begins an escape, and this is none")
    case .loneSurrogate: self = .text("this escape is half of a surrogate pair, which is no character")
    case .duplicateName: self = .text("this name stands in its object twice")
    case .missing: self = JSONWording("missing-field", "is missing")
    case .unknown: self = JSONWording("unknown-field", "means nothing here")
    case .wrongKind(let expected, let found):
      self = JSONWording("wrong-kind", "must be \(expected.words), not \(found.words)")
    case .notWhole: self = JSONWording("malformed-number", "must be a whole number")
    case .outOfRange(let limits):
      self = JSONWording("out-of-range", "must be \(limits.lowerBound) to \(limits.upperBound)")
    }
  }
}

extension JSONError.Expected {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .valueOrEnd: "a value or ]"
    case .name: "a name in quotes"
    case .nameOrEnd: "a name in quotes or }"
    case .colon: "a colon"
    case .commaOrEndOfArray: "a comma or ]"
    case .commaOrEndOfObject: "a comma or }"
    case .quote: "the closing quote"
    case .end: "nothing more"
    }
  }
}

extension JSONKind {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text in quotes"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

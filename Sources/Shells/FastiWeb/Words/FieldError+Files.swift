import FastiApp
import FastiFormats
import FastiPages

extension FieldError {
  /// What is wrong with a file: the place and the sort of mistake in the reader's language. The details of a format are
  /// those of its documentation, so the sentence of the command line stands beside it, in English.
  init(_ problem: FileProblem, _ failure: Failure, _ words: PageWords) {
    let name = FieldError.fileName(failure.message)
    var sentence = words(problem.mistake)
    let subject = [problem.field, problem.value].filter { !$0.isEmpty }.joined(separator: " ")
    if !subject.isEmpty { sentence = words(.typedValue, subject, sentence) }
    let (line, column) = (String(problem.place.line), String(problem.place.column))
    let told =
      problem.place.column > 1
      ? words(.filePlaceColumn, name, line, column, sentence) : words(.filePlace, name, line, sentence)
    self.init(told: told)
    if words.language != "en" { detail = failure.message }
  }

  /// The file's name, which leads the sentence.
  static func fileName(_ message: String) -> String {
    message.split(separator: ":", maxSplits: 1).first.map { String($0) } ?? message
  }
}

extension PageWords {
  fileprivate func callAsFunction(_ mistake: FileProblem.Mistake) -> String {
    switch mistake {
    case .json(let problem): self(problem.phrase)
    case .csv(let problem): self(problem.phrase)
    case .date(let error): FieldError(error, nil, self).message
    case .leave(let error): FieldError(error, nil, hint: nil, self).message
    case .unknownFormat: self(.fileFormat)
    case .unknownWord, .unknownColumn: self(.fileUnknown)
    case .missingColumn: self(.fileMissing)
    case .cellCount(let expected, let found): self(.fileCells, String(expected), String(found))
    case .malformedID: self(.fileWrong)
    case .repeatedID: self(.fileRepeated)
    case .malformedMoment: self(.fileWrong)
    case .controlCharacter: self(.wrongControl)
    case .length(let limits): self(.wrongCharacters, String(limits.upperBound))
    case .hledger(let mistake): self(mistake.phrase)
    }
  }
}

extension JSONError.Problem {
  fileprivate var phrase: Phrase {
    switch self {
    case .tooLong, .tooMany, .tooDeep: .fileTooLarge
    case .notUTF8: .fileEncoding
    case .duplicateName: .fileRepeated
    case .missing: .fileMissing
    case .unknown: .fileUnknown
    default: .fileWrong
    }
  }
}

extension CSVError.Problem {
  fileprivate var phrase: Phrase {
    switch self {
    case .tooLong, .tooManyCells: .fileTooLarge
    case .notUTF8: .fileEncoding
    default: .fileWrong
    }
  }
}

extension HledgerMistake {
  fileprivate var phrase: Phrase {
    switch self {
    case .unknownAccount: .fileUnknown
    case .unbalanced, .wrongBalance, .wrongDirection: .fileBalance
    case .wrongPayday, .differsFromProfile, .missing: .fileProfile
    case .noProfile: .fileMissing
    default: .fileWrong
    }
  }
}

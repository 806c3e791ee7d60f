import FastiCivil
import FastiFormats
import FastiLeave
import FastiPages
import FastiRecords
import FastiWords

extension FieldError {
  /// What is wrong with a file, at which place, and what would be right.
  init(_ problem: FileProblem, _ failure: Failure, _ words: PageWords) {
    var error = FieldError(problem.mistake, problem.value, words)
    let subject = [problem.field, problem.value.isEmpty ? "" : words(.quoted, problem.value)].filter { !$0.isEmpty }
    if !subject.isEmpty { error.message = words(.fileSubject, subject.joined(separator: " "), error.message) }
    error.message = words.place(problem.place, in: FieldError.fileName(failure.message), error.message)
    self = error
  }

  /// What is wrong with a thing of a file.
  init(_ cause: Cause, line: Int, path: String, _ failure: Failure, _ words: PageWords) {
    var inner = failure
    inner.cause = cause
    var error = FieldError(inner, words)
    if !path.isEmpty { error.message = words(.fileSubject, path, error.message) }
    error.message = words(.filePlace, FieldError.fileName(failure.message), String(line), error.message)
    self = error
  }

  /// The file's name, which leads the sentence.
  static func fileName(_ message: String) -> String {
    message.split(separator: ":", maxSplits: 1).first.map { String($0) } ?? message
  }

  /// A mistake of any sort of file.
  private init(_ mistake: FileProblem.Mistake, _ value: String, _ words: PageWords) {
    switch mistake {
    case .json(let problem): self.init(words(problem))
    case .csv(let problem):
      self.init(
        words(problem), hint: problem == .notUTF8 ? words(.hintUTF8) : problem == .strayQuote ? "\"a \"\"b\"\"\"" : nil)
    case .date(let error): self.init(ofDate: error, words)
    case .leave(let error): self.init(ofLeave: error, value, words)
    case .unknownFormat: self.init(words(.fileFormat), hint: "fasti-leave/1")
    case .unknownWord: self.init(words(.fileWord))
    case .missingColumn: self.init(words(.fileNoColumn), hint: "date,type,action,hours,sign,notes,source,created")
    case .unknownColumn: self.init(words(.fileColumn))
    case .cellCount(let expected, let found): self.init(words(.fileCells, String(expected), String(found)))
    case .malformedID: self.init(words(.fileID), hint: words(.hintID))
    case .repeatedID: self.init(words(.fileSameID))
    case .malformedMoment: self.init(words(.fileMoment), hint: "2026-02-05T07:45:30Z")
    case .controlCharacter: self.init(words(.wrongControl))
    case .length(let limits):
      self.init(words(.fileLength, String(limits.lowerBound), String(limits.upperBound)))
    case .hledger(let mistake): self.init(mistake, words)
    }
  }

  /// Files have no words such as today; a date that is none gets the one form they have.
  private init(ofDate error: CivilError, _ words: PageWords) {
    if case .malformed(.date) = error {
      self.init(words(.fileDate), hint: "2026-02-05")
    } else {
      self.init(error, nil, words)
    }
  }

  /// In a file hours stand as they are kept, and no option says which way they count.
  private init(ofLeave error: LeaveError, _ value: String, _ words: PageWords) {
    self.init(error, value, words)
    message = words(error)
    if case .malformedHours = error { hint = "24.00" }
  }
}

extension PageWords {
  /// A sentence behind its place in a file.
  fileprivate func place(_ place: TextPlace, in name: String, _ sentence: String) -> String {
    place.column > 1
      ? self(.filePlaceColumn, name, String(place.line), String(place.column), sentence)
      : self(.filePlace, name, String(place.line), sentence)
  }
}

import FastiApp
import FastiCivil
import FastiFormats
import FastiLeave
import FastiPages

extension FieldError {
  /// What is wrong with a file, at which place, and what would be right.
  init(_ problem: FileProblem, _ failure: Failure, _ words: PageWords) {
    let name = FieldError.fileName(failure.message)
    var sentence = words(problem.mistake)
    // The value is quoted as it stands in the file, the field before it is not.
    if !problem.value.isEmpty { sentence = words(.typedValue, problem.value, sentence) }
    if !problem.field.isEmpty { sentence = "\(problem.field)\(problem.value.isEmpty ? ":" : "") \(sentence)" }
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

import FastiCivil
public import FastiFormats
import FastiLeave

extension Failure {
  /// Everything that is wrong with a file, each mistake a failure of its own with its line; of very many only the first.
  ///
  /// - Parameter name: The file; it leads each sentence.
  public init(_ problems: FileProblems, in name: String) {
    let shown = problems.all.prefix(Self.mistakesShown)
    var failures = shown.map { Failure($0, in: name) }
    if problems.all.count > shown.count {
      let count = problems.all.count - shown.count
      failures.append(
        Failure(
          .invalid, code: "more-mistakes",
          "\(name): \(problems.isCut ? "more than " : "")\(count) more mistake\(count == 1 ? "" : "s")",
          cause: .more(count)))
    }
    self =
      Failure.joined(failures)
      ?? Failure(.invalid, code: "unreadable-file", "\(name) cannot be read", cause: .request(.unreadable))
  }

  /// How many mistakes of one file are told.
  package static let mistakesShown = 50

  /// The sentence for one thing that is wrong with a file.
  package init(_ problem: FileProblem, in name: String) {
    let wording = Wording(problem)
    var place = "line \(problem.place.line)"
    if problem.place.column > 1 { place += ", column \(problem.place.column)" }
    let field = problem.field.isEmpty ? "" : "\(problem.field) "
    let value = problem.value.isEmpty ? "" : "\"\(problem.value)\""
    let subject = field.isEmpty && value.isEmpty ? "" : "\(field)\(value)".trimmingSpaces + ": "
    self.init(
      .invalid, code: wording.code, "\(name): \(place): \(subject)\(wording.text)",
      field: problem.field.isEmpty ? nil : problem.field, value: problem.value.isEmpty ? nil : problem.value,
      hint: wording.hint, cause: .file(problem))
  }
}

extension String {
  /// Without the space a field leaves behind where no value follows.
  fileprivate var trimmingSpaces: String { hasSuffix(" ") ? String(dropLast()) : self }
}

/// The words for what is wrong with a file.
private struct Wording {
  let code: String
  let text: String
  var hint: String?

  private init(_ code: String, _ text: String, hint: String? = nil) {
    (self.code, self.text, self.hint) = (code, text, hint)
  }

  /// The words of a failure that knows nothing of files.
  private init(_ failure: Failure) { (code, text, hint) = (failure.code, failure.message, failure.hint) }

  init(_ problem: FileProblem) {
    switch problem.mistake {
    case .json(let json):
      let wording = JSONWording(json)
      self = Wording(wording.code, problem.field.isEmpty ? wording.alone : wording.text)
    case .csv(let csv): self = Wording(csv)
    case .date(let error): self = Wording(error)
    case .leave(let error): self = Wording(error, problem.value)
    case .hledger(let mistake): self = Wording(mistake)
    case .unknownFormat:
      self = Wording("unknown-format", "this is not the format this program reads", hint: "fasti-leave/1")
    case .unknownWord: self = Wording("unknown-word", "this may not stand here")
    case .missingColumn:
      self = Wording(
        "missing-column", "the first line has no such column",
        hint: "date,type,action,hours,sign,notes,source,created")
    case .unknownColumn: self = Wording("unknown-column", "this column means nothing here, or stands twice")
    case .cellCount(let expected, let found):
      self = Wording("cell-count", "\(found) cell\(found == 1 ? "" : "s") where the first line has \(expected)")
    case .malformedID: self = Wording("malformed-id", "this is no id", hint: "a UUID, or nothing")
    case .repeatedID: self = Wording("repeated-id", "another entry of the file has this id")
    case .malformedMoment:
      self = Wording("malformed-instant", "this is no moment in time", hint: "2026-02-05T07:45:30Z")
    case .controlCharacter: self = Wording("control-character", "it has a control character")
    case .length(let limits):
      self = Wording("length", "it must have \(limits.lowerBound) to \(limits.upperBound) characters")
    }
  }

  private init(_ error: LeaveError, _ value: String) {
    self = Wording(Failure(error))
    // In a file hours stand as they are kept, and no option says which way they count.
    switch error {
    case .malformedHours: hint = "24.00"
    case .decimalComma: hint = Failure(error, value: value).hint
    case .negativeHours: hint = "used takes them away, an adjustment with the sign negative corrects downwards"
    default: break
    }
  }

  private init(_ error: CivilError) {
    let failure = Failure(error)
    // Files have no words such as today; a date that is none gets the one form they have.
    let isMalformed = failure.code == "malformed-date"
    self = Wording(
      failure.code, isMalformed ? "this is no date" : failure.message, hint: isMalformed ? "2026-02-05" : failure.hint)
  }

  private init(_ problem: CSVError.Problem) {
    switch problem {
    case .tooLong(let limit): self = Wording("too-large", "more than \(limit) bytes")
    case .notUTF8: self = Wording("not-utf-8", "these bytes are no UTF-8", hint: "save it as UTF-8")
    case .zeroByte: self = Wording("zero-byte", "a zero byte is no text")
    case .strayQuote:
      self = Wording("stray-quote", "a quote in a cell that does not begin with one", hint: "\"say \"\"no\"\"\"")
    case .afterQuote: self = Wording("after-quote", "after the closing quote there must be a comma or the line's end")
    case .openQuote: self = Wording("open-quote", "this quote never ends")
    case .strayReturn: self = Wording("stray-return", "a carriage return without a line feed")
    case .tooManyCells(let limit): self = Wording("too-many-cells", "more than \(limit) cells")
    }
  }

  private init(_ mistake: HledgerMistake) {
    switch mistake {
    case .unreadable:
      self = Wording("unreadable-line", "only transactions, comments, account, commodity and decimal-mark are read")
    case .stray: self = Wording("stray-line", "this belongs to no transaction")
    case .malformedAmount: self = Wording("malformed-amount", "an amount is a number and h", hint: "-24.00 h")
    case .unknownAccount:
      self = Wording(
        "unknown-account", "this account means nothing here",
        hint: "assets:leave:TYPE with expenses:leave:TYPE, income:leave:TYPE or equity:adjustment:TYPE")
    case .notAnEntry:
      self = Wording(
        "not-an-entry", "an entry is two postings: assets:leave:TYPE, and one that says what it was",
        hint: "expenses:leave:TYPE, income:leave:TYPE or equity:adjustment:TYPE")
    case .unbalanced: self = Wording("unbalanced", "the two postings do not add up to nothing")
    case .wrongDirection: self = Wording("wrong-direction", "leave used takes away, leave accrued adds")
    case .wrongPayday(let day):
      self = Wording("wrong-payday", "the payday of this day is \(day.iso)", hint: "=\(day.iso), or none")
    case .wrongBalance(let hours):
      self = Wording(
        "wrong-balance", "up to here the file adds up to \(hours.text) h", hint: "correct or delete the line")
    case .differsFromProfile(let hours):
      self = Wording(
        "differs-from-profile", "by the profile this is \(hours.text) h", hint: "an adjustment, or another profile")
    case .missing(let day, let hours):
      self = Wording("missing-accrual", "by the profile there are \(hours.text) h on \(day.iso), and the file has none")
    case .noProfile:
      self = Wording(
        "no-profile", "opening balances and accruals need the line \"; profile:\"", hint: "fasti export hledger")
    }
  }
}

extension Failure {
  /// That a file which was sent has more bytes than so many.
  public static func fileTooLong(most bytes: Int) -> Failure {
    let most = bytes / 1_000_000
    return Failure(
      .invalid, code: "too-long", "the file is larger than \(most) MB", field: "file",
      cause: .text(.megabytes(most: most)))
  }
}

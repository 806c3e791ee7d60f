public import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiLeave
public import FastiReminders

// The errors of the floors below, each as the failure it is.
extension Failure {
  /// The failure of a date, week or time that cannot be read.
  ///
  /// - Parameters:
  ///   - field: The field it was written in.
  ///   - value: The text as it was written; nil when there was none.
  public init(_ error: CivilError, field: Field? = nil, value: String? = nil) {
    self.init(Cause.civil(error), field: field, value: value)
  }

  /// A date, week or time that reads wrongly, in something that people fill in.
  public init(_ error: CivilError, field: Field.Input, value: String? = nil) {
    self.init(Cause.civil(error), field: field, value: value)
  }

  /// A calendar that has no answer.
  public init(_ error: CalendarError, field: Field.Input? = nil, value: String? = nil) {
    self.init(.calendar(error), field: field.map { .input($0) }, value: value)
  }

  /// A question the sky has no answer to.
  public init(_ error: SkyError) {
    switch error {
    case .yearOutOfRange(let year, _): self.init(.sky(error), field: .year, value: String(year))
    case .lunationOutOfRange: self.init(.sky(error), field: .year)
    case .notATerm: self.init(.sky(error), field: .term)
    case .placeOutOfRange: self.init(.sky(error), field: .at)
    case .intervalOutOfRange: self.init(.sky(error), field: .date)
    }
  }

  /// A question about business days that has no answer.
  public init(_ error: WorkdayError, field: Field.Input? = nil, value: String? = nil) {
    let field = field.map { Field.input($0) }
    switch error {
    case .outside(let day, _), .dayOff(let day):
      self.init(.workdays(error), field: field, value: value ?? day.iso)
    case .beyond, .noSuchDay: self.init(.workdays(error), field: field, value: value)
    }
  }

  /// A plan of leave days of a year that cannot be made.
  package init(_ error: BridgeError, year: Int) {
    switch error {
    case .budget(let budget, _): self.init(.bridges(error), field: .budget, value: "\(budget)")
    case .nothingOpen: self.init(.bridges(error), field: .year, value: "\(year)")
    case .minimum(let minimum, _): self.init(.bridges(error), field: .minimum, value: "\(minimum)")
    case .tooManyDays: self.init(.bridges(error))
    }
  }

  /// A plan of leave that cannot be made.
  package init(_ error: LeavePlanError, _ type: LeaveType, year: Int) {
    switch error {
    case .leave(let error): self.init(.leave(error))
    case .nothingOpen: self.init(.leavePlan(error), field: .year, value: "\(year)")
    case .budget(let budget): self.init(.leavePlan(error), field: .budget, value: "\(budget)")
    case .minimum(let minimum, _): self.init(.leavePlan(error), field: .minimum, value: "\(minimum)")
    case .hoursPerDay(let hours): self.init(.leavePlan(error), field: .hoursPerDay, value: hours.text)
    case .tooManyDays: self.init(.leavePlan(error))
    case .lagTooLong: self.init(.leavePlan(error), field: .type, value: type.string)
    }
  }

  /// Hours, a profile, an entry or a question about leave that is wrong.
  ///
  /// - Parameters:
  ///   - field: What it was written in.
  ///   - value: The text as it was written; nil when the error came from no text.
  public init(_ error: LeaveError, field: Field? = nil, value: String? = nil) {
    self.init(.leave(error), field: field, value: value)
  }

  /// Hours, a profile, an entry or a question about leave that is wrong, in something that people fill in.
  public init(_ error: LeaveError, field: Field.Input, value: String? = nil) {
    self.init(.leave(error), field: field, value: value)
  }

  /// A reminder that cannot be.
  /// - Parameter value: The day it was to be on, as it was written.
  public init(_ error: ReminderError, value: String? = nil) {
    switch error {
    case .durationOutOfRange, .monthBeginsOnItsFirst: self.init(.reminder(error), field: .days, value: value)
    case .noSuchMonth, .noSuchDay, .yearOutOfRange, .yearMissing, .yearNotUsed:
      self.init(.reminder(error), field: .on, value: value)
    }
  }

  /// A store that did not do what it was asked.
  public init(_ error: StoreError) { self.init(.store(error)) }

  /// Every mistake of a rule text, each a failure of its own.
  ///
  /// - Parameter name: The file or rule the text belongs to; it leads each sentence.
  public init(_ error: RuleMistakes, in name: String? = nil) {
    self =
      Failure.joined(error.mistakes.map { Failure($0, in: name) })
      ?? Failure(.rule(RuleMistake(field: .pattern, problem: .missing)))
  }

  package init(_ mistake: RuleMistake, in name: String? = nil) {
    let cause = Cause.rule(mistake)
    self.init(
      name.map { .within(cause, FileLocation($0)) } ?? cause, field: Field("\(mistake.field.word)"),
      value: mistake.value.isEmpty ? nil : String(decoding: mistake.value, as: UTF8.self))
  }

  /// Everything that is wrong with a file, each mistake a failure of its own with its line; of very many only the first.
  ///
  /// - Parameter name: The file; it leads each sentence.
  public init(_ problems: FileProblems, in name: String) {
    let shown = problems.all.prefix(Self.mistakesShown)
    var failures = shown.map { Failure($0, in: name) }
    if problems.all.count > shown.count {
      let more = Cause.more(problems.all.count - shown.count, isCut: problems.isCut)
      failures.append(Failure(.within(more, FileLocation(name))))
    }
    self = Failure.joined(failures) ?? Failure(.within(.bringing(.unreadable), FileLocation(name)))
  }

  /// How many mistakes of one file are listed.
  package static let mistakesShown = 50

  /// One thing that is wrong with a file.
  package init(_ problem: FileProblem, in name: String) {
    self.init(
      .within(.file(problem), FileLocation(name)), field: problem.field.isEmpty ? nil : Field(problem.field),
      value: problem.value.isEmpty ? nil : problem.value)
  }

  /// A JSON text that reads wrongly, with its line and, where it is known, which value it is.
  ///
  /// - Parameter name: The file the text belongs to; it leads the sentence.
  public init(_ error: JSONError, in name: String) { self.init(FileProblem(error), in: name) }

  /// The failure of an uploaded file with more than that many bytes.
  public static func fileTooLong(most bytes: Int) -> Failure {
    Failure(.text(.megabytes(most: bytes / 1_000_000)), field: .upload)
  }
}

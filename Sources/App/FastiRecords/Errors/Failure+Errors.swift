public import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiLeave
public import FastiReminders

// The failures of the engines' errors.
extension Failure {
  /// The failure of a date, week or time that cannot be read.
  ///
  /// - Parameters:
  ///   - field: The field that contained it.
  ///   - value: The text as typed; nil if there was none.
  public init(_ error: CivilError, field: Field? = nil, value: String? = nil) {
    self.init(Cause.civil(error), field: field, value: value)
  }

  /// A date, week or time that cannot be read, in an input that people fill in.
  public init(_ error: CivilError, field: Field.Input, value: String? = nil) {
    self.init(Cause.civil(error), field: field, value: value)
  }

  /// A calendar cannot answer.
  public init(_ error: CalendarError, field: Field.Input? = nil, value: String? = nil) {
    self.init(.calendar(error), field: field.map { .input($0) }, value: value)
  }

  /// The computation of Sun and Moon cannot answer.
  public init(_ error: SkyError) {
    switch error {
    case .yearOutOfRange(let year, _): self.init(.sky(error), field: .year, value: String(year))
    case .lunationOutOfRange: self.init(.sky(error), field: .year)
    case .notATerm: self.init(.sky(error), field: .term)
    case .placeOutOfRange: self.init(.sky(error), field: .at)
    case .intervalOutOfRange: self.init(.sky(error), field: .date)
    }
  }

  /// A question about business days cannot be answered.
  public init(_ error: WorkdayError, field: Field.Input? = nil, value: String? = nil) {
    let field = field.map { Field.input($0) }
    switch error {
    case .outside(let day, _), .dayOff(let day):
      self.init(.workdays(error), field: field, value: value ?? day.iso)
    case .beyond, .noSuchDay: self.init(.workdays(error), field: field, value: value)
    }
  }

  /// A plan of bridge days cannot be made for that year.
  package init(_ error: BridgeError, year: Int) {
    switch error {
    case .budget(let budget, _): self.init(.bridges(error), field: .budget, value: "\(budget)")
    case .nothingOpen: self.init(.bridges(error), field: .year, value: "\(year)")
    case .minimum(let minimum, _): self.init(.bridges(error), field: .minimum, value: "\(minimum)")
    case .tooManyDays: self.init(.bridges(error))
    }
  }

  /// A plan of leave cannot be made.
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

  /// Hours, a profile, an entry or a question about leave is wrong.
  ///
  /// - Parameters:
  ///   - field: The field that contained it.
  ///   - value: The text as typed; nil if the error did not come from a text.
  public init(_ error: LeaveError, field: Field? = nil, value: String? = nil) {
    self.init(.leave(error), field: field, value: value)
  }

  /// Hours, a profile, an entry or a question about leave is wrong, in an input that people fill in.
  public init(_ error: LeaveError, field: Field.Input, value: String? = nil) {
    self.init(.leave(error), field: field, value: value)
  }

  /// A reminder is not valid.
  /// - Parameter value: The day that was typed.
  public init(_ error: ReminderError, value: String? = nil) {
    switch error {
    case .durationOutOfRange, .monthBeginsOnItsFirst: self.init(.reminder(error), field: .days, value: value)
    case .noSuchMonth, .noSuchDay, .yearOutOfRange, .yearMissing, .yearNotUsed:
      self.init(.reminder(error), field: .on, value: value)
    }
  }

  /// The store refused or failed.
  public init(_ error: StoreError) { self.init(.store(error)) }

  /// Every mistake of a rule text, each as its own failure; if there are very many, only the first ones.
  ///
  /// - Parameter name: The file or rule of the text; each sentence begins with it.
  public init(_ error: RuleMistakes, in name: String? = nil) {
    let shown = error.mistakes.prefix(Self.mistakesShown).map { Failure($0, in: name) }
    self =
      Failure.joined(shown, more: error.mistakes.count - shown.count, in: name)
      ?? Failure(.rule(RuleMistake(field: .pattern, problem: .missing)))
  }

  package init(_ mistake: RuleMistake, in name: String? = nil) {
    let cause = Cause.rule(mistake)
    self.init(
      name.map { .within(cause, FileLocation($0)) } ?? cause, field: Field("\(mistake.field.word)"),
      value: mistake.value.isEmpty ? nil : String(decoding: mistake.value, as: UTF8.self))
  }

  /// Every mistake in a file, each as its own failure with its line; if there are very many, only the first ones.
  ///
  /// - Parameter name: The file; each sentence begins with it.
  public init(_ problems: FileProblems, in name: String) {
    let shown = problems.all.prefix(Self.mistakesShown).map { Failure($0, in: name) }
    self =
      Failure.joined(shown, more: problems.all.count - shown.count, isCut: problems.isCut, in: name)
      ?? Failure(.within(.bringing(.unreadable), FileLocation(name)))
  }

  /// The first mistakes of a file, and how many more it has; nil if there is none.
  package static func joined(
    _ shown: [Failure], more: Int, isCut: Bool = false, in name: String? = nil
  ) -> Failure? {
    guard more > 0 else { return joined(shown) }
    let cause = Cause.more(more, isCut: isCut)
    return joined(shown + [Failure(name.map { .within(cause, FileLocation($0)) } ?? cause)])
  }

  /// How many mistakes of one file are listed.
  package static let mistakesShown = 50

  /// One mistake in a file.
  package init(_ problem: FileProblem, in name: String) {
    self.init(
      .within(.file(problem), FileLocation(name)), field: problem.field.isEmpty ? nil : Field(problem.field),
      value: problem.value.isEmpty ? nil : problem.value)
  }

  /// A JSON text that cannot be read, with its line and, if known, the value.
  ///
  /// - Parameter name: The file of the text; the sentence begins with it.
  public init(_ error: JSONError, in name: String) { self.init(FileProblem(error), in: name) }

  /// The failure of an uploaded file with more than that many bytes.
  public static func fileTooLong(most bytes: Int) -> Failure {
    Failure(.text(.megabytes(most: bytes / 1_000_000)), field: .upload)
  }
}

public import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiLeave
public import FastiReminders

/// What was wrong, as a value: a case and what belongs to it. Code, sort, sentence and hint of a failure follow from it; the
/// value that was typed is the failure's own.
public indirect enum Cause: Hashable, Sendable {
  /// A date, week or time reads wrongly.
  case civil(CivilError)
  /// A calendar has no answer.
  case calendar(CalendarError)
  /// The sky has no answer.
  case sky(SkyError)
  /// A rule's sentence is wrong.
  case rule(RuleMistake)
  /// A question about business days has no answer.
  case workdays(WorkdayError)
  /// A plan of bridge days cannot be made for that year.
  case bridges(BridgeError)
  /// Hours, a profile, an entry or a question about leave is wrong.
  case leave(LeaveError)
  /// A plan of leave cannot be made.
  case leavePlan(LeavePlanError)
  /// A reminder cannot be.
  case reminder(ReminderError)
  /// The store did not do what it was asked.
  case store(StoreError)
  /// A file reads wrongly.
  case file(FileProblem)
  /// A file has so many more mistakes than are told, or more than that.
  case more(Int, isCut: Bool)
  /// A file cannot be brought in.
  case bringing(ImportCause)
  /// Something is wrong with a part of a file.
  case within(Cause, FilePlace)
  /// A line of a batch is not two days; the place of its mistake.
  case batch(Cause, line: Int, column: Int)
  /// A document that was fetched or sent says nothing.
  case document(DocumentCause)
  /// A backup cannot be read, or made so that it can be read.
  case backup(BackupCause)
  /// The machine refuses a file.
  case machine(MachineCause)
  /// A part of the program, or a program it needs, is not there.
  case helper(HelperCause)
  /// A text is empty, too long, or holds what no text may.
  case text(TextCause)
  /// A value is none of those that may stand there.
  case value(ValueCause)
  /// A thing that was named: there is none, or one too many.
  case thing(ThingCause)
  /// A day or a number of days is out of place.
  case days(DaysCause)
  /// A day or a month of the Hijri calendar is wrong.
  case hijri(HijriCause)
  /// An address is none, or none that may be kept.
  case link(LinkCause)
  /// What was typed about leave does not hold together.
  case entry(EntryCause)
  /// So many regions are more than may be selected; whether it is the limit that would change.
  case regions(Int, limit: Int, byLimit: Bool)
  /// The request, or the program that answers it, is not as it should be.
  case request(RequestCause)
  /// Who asks is not let in, or may not do this.
  case access(AccessCause)
  /// A server cannot listen.
  case serve(ServeCause)
  /// A reminder cannot be told, or a feed's address not be shown.
  case channel(ChannelCause)
  /// The command line is wrong.
  case usage(UsageCause)
}

/// Where in a file something is wrong.
public struct FilePlace: Hashable, Sendable {
  /// The file's name, or a rule's id; empty for none.
  public var name: String
  /// The line, from 1; 0 for none.
  public var line: Int
  /// The column, from 1; 0 for none.
  public var column: Int
  /// The path of the value: `reminders[0]`; empty for none.
  public var path: String
  /// What was wrong of the value, as a use case names it; nil where the path says it.
  public var field: Field?

  /// A place.
  public init(_ name: String, line: Int = 0, column: Int = 0, path: String = "", field: Field? = nil) {
    self.name = name
    self.line = line
    self.column = column
    self.path = path
    self.field = field
  }
}

extension Cause {
  /// Code and sort of a failure of this cause.
  private var sort: FailureSort {
    switch self {
    case .civil(let error): error.sort
    case .calendar(let error): error.sort
    case .sky(let error): error.sort
    case .rule: "rule-mistake"
    case .workdays(let error): error.sort
    case .bridges(let error): error.sort
    case .leave(let error): error.sort
    case .leavePlan(let error): error.sort
    case .reminder(let error): error.sort
    case .store(let error): FailureSort(error.code, error.isStorage ? .storage : .refused)
    case .file(let problem): problem.mistake.sort
    case .more: "more-mistakes"
    case .bringing(let cause): cause.sort
    // In a file nothing is a mistake of the command line.
    case .within(let cause, _): FailureSort(cause.code, cause.kind == .usage ? .invalid : cause.kind)
    case .batch: "bad-line"
    case .document(let cause): cause.sort
    case .backup(let cause): cause.sort
    case .machine(let cause): cause.sort
    case .helper(let cause): cause.sort
    case .text(let cause): cause.sort
    case .value(let cause): cause.sort
    case .thing(let cause): cause.sort
    case .days(let cause): cause.sort
    case .hijri(let cause): cause.sort
    case .link(let cause): cause.sort
    case .entry(let cause): cause.sort
    case .regions: .refused("too-many-regions")
    case .request(let cause): cause.sort
    case .access(let cause): cause.sort
    case .serve(let cause): cause.sort
    case .channel(let cause): cause.sort
    case .usage(let cause): cause.sort
    }
  }

  /// A stable name for programs.
  public var code: String { sort.code }
  /// What sort of thing went wrong.
  public var kind: Failure.Kind { sort.kind }

  /// The mistake of a rule's sentence, wherever it stands.
  public var ruleMistake: RuleMistake? {
    switch self {
    case .rule(let mistake): mistake
    case .within(let cause, _): cause.ruleMistake
    default: nil
    }
  }
}

/// A code and the sort of failure it is; `.invalid` where nothing else is said.
struct FailureSort: ExpressibleByStringLiteral {
  let code: String
  let kind: Failure.Kind

  init(_ code: String, _ kind: Failure.Kind) { (self.code, self.kind) = (code, kind) }

  init(stringLiteral code: String) { (self.code, kind) = (code, .invalid) }

  static func usage(_ code: String) -> FailureSort { FailureSort(code, .usage) }
  static func notFound(_ code: String) -> FailureSort { FailureSort(code, .notFound) }
  static func refused(_ code: String) -> FailureSort { FailureSort(code, .refused) }
  static func storage(_ code: String) -> FailureSort { FailureSort(code, .storage) }
}

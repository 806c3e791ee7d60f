public import FastiAgenda
public import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiLeave
public import FastiMoney
public import FastiReminders

/// The cause of a failure, as a value. The failure's code, sort, sentence and hint follow from it; the value that was
/// typed is stored in the failure.
public indirect enum Cause: Hashable, Sendable {
  /// A date, week or time that cannot be read.
  case civil(CivilError)
  /// A calendar cannot answer.
  case calendar(CalendarError)
  /// The computation of Sun and Moon cannot answer.
  case sky(SkyError)
  /// A rule's sentence is wrong.
  case rule(RuleMistake)
  /// A question about business days cannot be answered.
  case workdays(WorkdayError)
  /// A plan of bridge days cannot be made for that year.
  case bridges(BridgeError)
  /// An amount cannot be converted, or exchange rates cannot be used.
  case money(MoneyError)
  /// There is no weather, or no place for it.
  case weather(WeatherCause)
  /// Hours, a profile, an entry or a question about leave is wrong.
  case leave(LeaveError)
  /// A plan of leave cannot be made.
  case leavePlan(LeavePlanError)
  /// A reminder is not valid.
  case reminder(ReminderError)
  /// An alarm is not valid, or there are too many.
  case alarm(AlarmError)
  /// A recurrence is not valid.
  case recurrence(RecurrenceError)
  /// The hours of an event contradict each other.
  case eventTime(EventTimeError)
  /// A rule of recurrence cannot be read.
  case recurrenceText(RRuleError)
  /// A date in words does not mean a day.
  case dateWords(DateWordsError)
  /// A sentence does not describe an event.
  case eventSentence(EventSentenceError)
  /// A date in words may mean either of two days.
  case eitherDay(Day, Day)
  /// The store refused or failed.
  case store(StoreError)
  /// A file cannot be parsed.
  case file(FileProblem)
  /// A file has that many more mistakes than the list shows; with `isCut`, at least that many.
  case more(Int, isCut: Bool)
  /// A file cannot be imported.
  case bringing(ImportCause)
  /// What the process that reads foreign files reports about one.
  case received(ReceivedCause)
  /// A mistake in a part of a file.
  case within(Cause, FileLocation)
  /// A line of a batch is not two days; `column` says which of them is wrong.
  case batch(Cause, line: Int, column: Int)
  /// A fetched or sent document contains no months.
  case document(DocumentCause)
  /// A backup cannot be read or made.
  case backup(BackupCause)
  /// The machine refuses an operation on a file.
  case machine(MachineCause)
  /// A part of the program, or a program it needs, is missing.
  case helper(HelperCause)
  /// A text is empty, too long, or contains characters that are not allowed.
  case text(TextCause)
  /// A value is not one of those allowed.
  case value(ValueCause)
  /// A named thing does not exist, or exists already.
  case thing(ThingCause)
  /// A day or a number of days is not allowed here.
  case days(DaysCause)
  /// A day or a month of the Hijri calendar is wrong.
  case hijri(HijriCause)
  /// An address is not valid, or may not be stored.
  case link(LinkCause)
  /// Fields of leave contradict each other.
  case entry(EntryCause)
  /// More regions than may be selected; `byLimit` says whether the limit itself was to change.
  case regions(Int, limit: Int, byLimit: Bool)
  /// A request, or the server that answers it, is at fault.
  case request(RequestCause)
  /// A client is not admitted, or may not do this.
  case access(AccessCause)
  /// A server cannot listen.
  case serve(ServeCause)
  /// A reminder cannot be delivered, or the address of a feed cannot be shown.
  case channel(ChannelCause)
  /// Devices cannot sync.
  case sync(SyncCause)
  /// The command line is wrong.
  case usage(UsageCause)
}

/// Where in a file a mistake is: by name, line and column, or by the path of a value.
public struct FileLocation: Hashable, Sendable {
  /// The file's name, or a rule's id; empty for none.
  public var name: String
  /// The line, from 1; 0 where it is not known.
  public var line: Int
  /// The column, from 1; 0 where it is not known.
  public var column: Int
  /// The path of the value: `reminders[0]`; empty for none.
  public var path: String
  /// The part of the value that is wrong, as a use case names it; nil if the path names it.
  public var field: Field?

  public init(_ name: String, line: Int = 0, column: Int = 0, path: String = "", field: Field? = nil) {
    self.name = name
    self.line = line
    self.column = column
    self.path = path
    self.field = field
  }
}

extension Cause {
  /// The code and the sort of a failure with this cause.
  private var sort: FailureSort {
    switch self {
    case .civil(let error): error.sort
    case .calendar(let error): error.sort
    case .sky(let error): error.sort
    case .rule: "rule-mistake"
    case .workdays(let error): error.sort
    case .bridges(let error): error.sort
    case .money(let error): error.sort
    case .weather(let cause): cause.sort
    case .leave(let error): error.sort
    case .leavePlan(let error): error.sort
    case .reminder(let error): error.sort
    case .alarm(let error): error.sort
    case .recurrence(let error): error.sort
    case .eventTime(let error): error.sort
    case .recurrenceText(let error): error.sort
    case .dateWords(let error): error.sort
    case .eventSentence(let error): error.sort
    case .eitherDay: "ambiguous-date"
    case .store(let error): FailureSort(error.code, error.isStorage ? .storage : .refused)
    case .file(let problem): problem.mistake.sort
    case .more: "more-mistakes"
    case .bringing(let cause): cause.sort
    case .received(let cause): FailureSort(cause.code, cause.kind)
    // A mistake in a file is not a mistake of the command line.
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
    case .sync(let cause): cause.sort
    case .usage(let cause): cause.sort
    }
  }

  /// A stable name for programs.
  public var code: String { sort.code }
  /// The sort of failure.
  public var kind: Failure.Kind { sort.kind }

  /// The mistake in a rule's sentence, also inside another cause.
  public var ruleMistake: RuleMistake? {
    switch self {
    case .rule(let mistake): mistake
    case .within(let cause, _): cause.ruleMistake
    default: nil
    }
  }
}

/// A code and its sort of failure; `.invalid` unless given.
struct FailureSort: ExpressibleByStringLiteral {
  let code: String
  let kind: Failure.Kind

  init(_ code: String, _ kind: Failure.Kind) { (self.code, self.kind) = (code, kind) }

  init(stringLiteral code: String) { (self.code, kind) = (code, .invalid) }

  static func usage(_ code: String) -> FailureSort { FailureSort(code, .usage) }
  static func notFound(_ code: String) -> FailureSort { FailureSort(code, .notFound) }
  static func refused(_ code: String) -> FailureSort { FailureSort(code, .refused) }
  static func network(_ code: String) -> FailureSort { FailureSort(code, .network) }
  static func storage(_ code: String) -> FailureSort { FailureSort(code, .storage) }
}

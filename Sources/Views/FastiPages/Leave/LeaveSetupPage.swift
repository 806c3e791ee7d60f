public import FastiCivil
public import FastiLeave
import FastiWords

/// Paydays, starting balances, rates and limits. Posted to ``Paths/leaveSetup``; the fields of terms come once for each
/// kind of leave, in order, and `new-type` is one more.
public struct LeaveSetupPage: Sendable {
  /// A payday; starting balances are those of that day.
  public var anchor: FieldInput
  /// How paydays follow each other.
  public var schedule: Schedule
  /// Its numbers: days between, or days of the month.
  public var numbers: FieldInput
  /// Days from a period's end to its payday.
  public var lag: FieldInput
  /// Whether starting balances hold what was posted by then.
  public var isStatement: Bool
  /// Whether typed hours are rounded to quarters.
  public var isQuarter: Bool
  /// The kinds of leave.
  public var terms: [LeaveTermsForm]
  /// The next paydays.
  public var paydays: [Day]
  /// Whether a profile was saved.
  public var isSaved: Bool
  /// What is wrong with none of these fields.
  public var errors: [FieldError] = []

  /// How paydays follow each other. The raw values are the words of the form.
  public enum Schedule: String, CaseIterable, Sendable {
    /// Every so many days.
    case every
    /// On two days of every month.
    case semimonthly
    /// On one day of every month.
    case monthly

    var phrase: Phrase {
      switch self {
      case .every: .scheduleEvery
      case .semimonthly: .scheduleTwice
      case .monthly: .scheduleMonthly
      }
    }
  }

  /// A profile.
  public init(
    anchor: FieldInput, schedule: Schedule, numbers: FieldInput, lag: FieldInput, isStatement: Bool, isQuarter: Bool,
    terms: [LeaveTermsForm], paydays: [Day] = [], isSaved: Bool = true
  ) {
    self.anchor = anchor
    self.schedule = schedule
    self.numbers = numbers
    self.lag = lag
    self.isStatement = isStatement
    self.isQuarter = isQuarter
    self.terms = terms
    self.paydays = paydays
    self.isSaved = isSaved
  }
}

/// The terms of one kind of leave, as they are typed.
public struct LeaveTermsForm: Sendable {
  /// The kind; nil for one that is to be made.
  public var type: LeaveType?
  /// The name of one that is to be made.
  public var name = FieldInput()
  /// The starting balance.
  public var start: FieldInput
  /// What a payday brings.
  public var rate: FieldInput
  /// From when on; empty for the next payday.
  public var rateFrom: FieldInput
  /// Where accrual stops; empty for never.
  public var cap: FieldInput
  /// `12-31:80`; empty for nothing that is lost.
  public var carry: FieldInput
  /// What plans keep.
  public var floor: FieldInput

  /// Terms.
  public init(
    _ type: LeaveType?, start: FieldInput = FieldInput(), rate: FieldInput = FieldInput(),
    rateFrom: FieldInput = FieldInput(),
    cap: FieldInput = FieldInput(), carry: FieldInput = FieldInput(), floor: FieldInput = FieldInput()
  ) {
    self.type = type
    self.start = start
    self.rate = rate
    self.rateFrom = rateFrom
    self.cap = cap
    self.carry = carry
    self.floor = floor
  }
}

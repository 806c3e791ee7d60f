public import FastiCivil
public import FastiLeave
import FastiWords

/// Paydays, starting balances, rates and limits. Posted to ``Paths/leaveSetup``; the fields of terms occur once for
/// each kind of leave, in order, and `new-type` is one further kind.
public struct LeaveSetupPage: Sendable {
  /// A payday, which is also the day of the starting balances.
  public var anchor: FieldInput
  /// The kind of schedule of paydays.
  public var schedule: Schedule
  /// The numbers of the schedule: days between paydays, or days of the month.
  public var numbers: FieldInput
  /// Days from a period's end to its payday.
  public var lag: FieldInput
  /// Whether starting balances contain only what was posted by that day.
  public var isStatement: Bool
  /// Whether typed hours are rounded to quarters.
  public var isQuarter: Bool
  /// The kinds of leave.
  public var terms: [LeaveTermsForm]
  /// The next paydays.
  public var paydays: [Day]
  /// Whether a profile is saved.
  public var isSaved: Bool
  /// The errors that do not belong to a field.
  public var errors: [FieldError] = []

  /// The kinds of schedules of paydays. The raw values are the words of the form.
  public enum Schedule: String, CaseIterable, Sendable {
    /// Every number of days.
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

/// The terms of one kind of leave, as typed.
public struct LeaveTermsForm: Sendable {
  /// The kind; nil for a new one.
  public var type: LeaveType?
  /// The name of a new kind.
  public var name = FieldInput()
  /// The starting balance.
  public var start: FieldInput
  /// The hours accrued on each payday.
  public var rate: FieldInput
  /// The first day of the rate; empty for the next payday.
  public var rateFrom: FieldInput
  /// The cap of the accrual; empty for none.
  public var cap: FieldInput
  /// The carry-over date and limit, `12-31:80`; empty if hours are not lost.
  public var carry: FieldInput
  /// The lowest balance that plans keep.
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

public import FastiCivil
import FastiWords

/// Paydays, starting balances, rates and limits. Posted to ``Paths/leaveSetup`` with `anchor`, `schedule`, `numbers`,
/// `lag`, `baseline`, `quarter`, and for each kind of leave, in order, `type`, `start`, `rate`, `rate-from`, `cap`,
/// `carry`, `floor`; a `new-type` is one more.
public struct LeaveSetupPage: Sendable {
  /// A payday; starting balances are those of that day.
  public var anchor: Typed
  /// How paydays follow each other.
  public var schedule: Schedule
  /// Its numbers: days between, or days of the month.
  public var numbers: Typed
  /// Days from a period's end to its payday.
  public var lag: Typed
  /// Whether starting balances hold what was posted by then.
  public var isStatement: Bool
  /// Whether typed hours are rounded to quarters.
  public var isQuarter: Bool
  /// The kinds of leave.
  public var terms: [LeaveTermsForm]
  /// The next paydays.
  public var paydays: [Day]
  /// Whether somebody saved a profile.
  public var isSaved: Bool
  /// What is wrong with none of these fields.
  public var errors: [FieldError] = []

  /// How paydays follow each other.
  public enum Schedule: CaseIterable, Hashable, Sendable {
    /// Every so many days.
    case every
    /// On two days of every month.
    case semimonthly
    /// On one day of every month.
    case monthly

    /// The word in the form.
    public var word: StaticString {
      switch self {
      case .every: "every"
      case .semimonthly: "semimonthly"
      case .monthly: "monthly"
      }
    }

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
    anchor: Typed, schedule: Schedule, numbers: Typed, lag: Typed, isStatement: Bool, isQuarter: Bool,
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

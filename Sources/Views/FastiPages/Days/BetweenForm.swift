public import FastiCivil
public import FastiHolidays

/// The question for business days between two days: `from`, `to`, `bounds`, `combine`.
public struct BetweenForm: Sendable {
  /// The day counted from.
  public var from: Typed
  /// The day counted to.
  public var to: Typed
  /// Which ends are counted.
  public var bounds: WorkdayBounds
  /// How several regions become one.
  public var combination: WorkdayCombination

  /// A question.
  public init(
    from: Typed = Typed(), to: Typed = Typed(), bounds: WorkdayBounds = .exclusive,
    combination: WorkdayCombination = .union
  ) {
    self.from = from
    self.to = to
    self.bounds = bounds
    self.combination = combination
  }
}

/// Business days between two days, and how they come about.
public struct BetweenAnswer: Sendable {
  /// The day counted from.
  public var from: Day
  /// The day counted to.
  public var to: Day
  /// The counts.
  public var breakdown: WorkdayBreakdown
  /// The holidays counted that fall on weekdays, as many as are listed.
  public var holidays: [SpecialDay]
  /// How many more there are.
  public var more: Int

  /// An answer.
  public init(from: Day, to: Day, breakdown: WorkdayBreakdown, holidays: [SpecialDay], more: Int = 0) {
    self.from = from
    self.to = to
    self.breakdown = breakdown
    self.holidays = holidays
    self.more = more
  }
}

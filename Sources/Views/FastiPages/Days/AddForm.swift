public import FastiHolidays

/// The question for a day and a number of business days later: `date`, `steps`, `from-holiday`.
public struct AddForm: Sendable {
  /// The day.
  public var date: Typed
  /// The number, negative for earlier.
  public var steps: Typed
  /// Where counting begins on a day off.
  public var start: DayOffStart

  /// A question.
  public init(date: Typed = Typed(), steps: Typed = Typed(), start: DayOffStart = .next) {
    self.date = date
    self.steps = steps
    self.start = start
  }
}

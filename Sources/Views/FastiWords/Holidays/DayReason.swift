public import FastiCivil
public import FastiHolidays

/// What a rule has to do with a day, as a value; ``PageWords`` puts it into words.
public struct DayReason: Hashable, Sendable {
  /// What it has to do with it.
  public var step: Step
  /// Why the sky puts it there; nil where the sky has no say.
  public var sky: SkyReason?

  /// A reason, and that of the sky behind it.
  public init(_ step: Step, sky: SkyReason? = nil) {
    self.step = step
    self.sky = sky
  }

  /// What a rule has to do with a day.
  public enum Step: Hashable, Sendable {
    /// The pattern gives this day.
    case pattern
    /// The pattern gives that day, and this line of its shift brings it here.
    case shifted(from: Day, Shift.Entry)
    /// The pattern gives that day, and it was moved here that year.
    case exception(from: Day)
    /// The day is worked in exchange for that one, which is off.
    case swapped(for: Day)
    /// The pattern gives this day, and this line of its shift takes the holiday away.
    case movedAway(Shift.Entry)
    /// The rule of that id would give this day, and the user has hidden it.
    case hidden(RuleID)
    /// It falls near, on that day.
    case elsewhere(Day)
    /// It was cancelled that year.
    case cancelled(year: Int)
    /// That year it was moved to another day.
    case moved(to: Day)
    /// The rule held until that day.
    case ended(Day)
    /// The rule holds from that day on.
    case notYet(Day)
    /// The rule does not hold on this day.
    case notInForce
  }
}

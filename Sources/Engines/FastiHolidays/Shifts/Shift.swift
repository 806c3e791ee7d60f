public import FastiCivil

/// What happens to a holiday on a weekend or on another holiday: a table from the case to an answer, and a mode.
public struct Shift: Hashable, Sendable {
  /// What becomes of the nominal day.
  public enum Mode: UInt8, Hashable, Sendable {
    /// It stays a holiday and a day in lieu is added.
    case additional
    /// It is not a holiday that year.
    case moved
  }

  /// When an entry of the table holds.
  public enum Condition: Hashable, Sendable {
    /// When the holiday falls on that weekday.
    case weekday(Weekday)
    /// On a weekly day of rest of the region, whichever these were on that day.
    case weekend
    /// On the region's day of rest, which may be one day of its weekend.
    case restDay
    /// On a day that is another public holiday already.
    case collision
  }

  /// Where the holiday goes.
  public enum Answer: Hashable, Sendable {
    /// That many days later, negative earlier.
    case offset(Int)
    /// The next day that is neither weekend nor holiday, nor taken by another shift.
    case nextWorkingDay
    /// The last such day before.
    case previousWorkingDay
  }

  /// A line of the table.
  public struct Entry: Hashable, Sendable {
    /// When it holds.
    public var condition: Condition
    /// Where the holiday goes.
    public var answer: Answer

    public init(_ condition: Condition, _ answer: Answer) {
      self.condition = condition
      self.answer = answer
    }
  }

  /// What becomes of the nominal day.
  public var mode: Mode
  /// The table; the first line that holds counts.
  public var entries: [Entry]
  /// When the shift holds, by the nominal day.
  public var validity: Validity

  /// The offsets an answer may have.
  public static let offsets: ClosedRange<Int> = -31...31
  /// How far a working day is looked for, in days; with none so near there is no day in lieu.
  public static let reach = 31

  public init(_ mode: Mode, _ entries: [Entry], validity: Validity = .always) {
    self.mode = mode
    self.entries = entries
    self.validity = validity
  }
}

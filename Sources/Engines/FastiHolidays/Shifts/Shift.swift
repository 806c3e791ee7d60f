public import FastiCivil

/// What happens to a holiday on a weekend or on another holiday: a table from the case to an answer, and a mode.
public struct Shift: Hashable, Sendable {
  /// What happens to the nominal day.
  public enum Mode: UInt8, Hashable, Sendable {
    /// It stays a holiday and a day in lieu is added.
    case additional
    /// It is not a holiday that year.
    case moved
  }

  /// The condition of an entry of the table.
  public enum Condition: Hashable, Sendable {
    /// The holiday falls on that weekday.
    case weekday(Weekday)
    /// On a weekly day of rest of the region, as in force on that day.
    case weekend
    /// On the region's day of rest, which may be one day of its weekend.
    case restDay
    /// On a day that already is another public holiday.
    case collision
  }

  /// The target of the holiday.
  public enum Answer: Hashable, Sendable {
    /// A number of days later, negative for earlier.
    case offset(Int)
    /// The next day that is neither weekend nor holiday, nor taken by another shift.
    case nextWorkingDay
    /// The last such day before.
    case previousWorkingDay
  }

  /// A line of the table.
  public struct Entry: Hashable, Sendable {
    public var condition: Condition
    /// The target of the holiday.
    public var answer: Answer

    public init(_ condition: Condition, _ answer: Answer) {
      self.condition = condition
      self.answer = answer
    }
  }

  /// What happens to the nominal day.
  public var mode: Mode
  /// The table; the first matching line counts.
  public var entries: [Entry]
  /// The days on which the shift applies, by the nominal day.
  public var validity: Validity

  /// The valid offsets.
  public static let offsets: ClosedRange<Int> = -31...31
  /// How far a working day is searched, in days; if there is none within this distance, there is no day in lieu.
  public static let reach = 31

  public init(_ mode: Mode, _ entries: [Entry], validity: Validity = .always) {
    self.mode = mode
    self.entries = entries
    self.validity = validity
  }
}

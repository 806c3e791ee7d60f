public import FastiCivil

/// The stable, language-free id of a rule: `se.alla-helgons-dag`.
public typealias RuleID = Identifier<Rule>

/// One holiday's law: when it falls, what it means, and what happens when it meets a weekend.
public struct Rule: Hashable, Sendable {
  /// Stable, language-free, never reused.
  public var id: RuleID
  public var names: Names
  /// What holds when: several periods may follow one another with different patterns, kinds or shifts.
  public var periods: [Period]
  /// Years in which it was cancelled, moved or renamed.
  public var exceptions: [RuleException]
  /// The laws, decisions or tables it follows, with the date they were read; UTF-8, one a line.
  public var sources: [[UInt8]]

  /// A rule with an id and nothing else.
  public init(id: RuleID) {
    self.id = id
    names = Names()
    periods = []
    exceptions = []
    sources = []
  }

  /// A stretch of years in which a rule has one pattern.
  public struct Period: Hashable, Sendable {
    /// What it means for work.
    public var kind: HolidayKind
    /// The clock time from which it holds, or nil for the whole day.
    public var from: TimeOfDay?
    /// When it falls.
    public var pattern: Pattern
    /// Only every so many years, or nil for every year.
    public var cycle: Cycle?
    /// Its length in days, at least 1.
    public var length: Int
    /// The days on which it can fall.
    public var validity: Validity
    /// What happens on a weekend or a collision; the first that holds counts.
    public var shifts: [Shift]
    /// How sure it is.
    public var status: RuleStatus

    /// A whole day of every year, without shifts.
    public init(kind: HolidayKind, pattern: Pattern) {
      self.kind = kind
      from = nil
      self.pattern = pattern
      cycle = nil
      length = 1
      validity = .always
      shifts = []
      status = .statutory
    }
  }
}

/// Every so many years, counted from one: inauguration, every 4 years from 1937.
public struct Cycle: Hashable, Sendable {
  /// The number of years, 2 to 400.
  public var years: Int
  /// A year in which it falls.
  public var from: Int

  /// Every `years` years from the year `from` on.
  public init(years: Int, from: Int) {
    self.years = years
    self.from = from
  }

  /// Whether it falls in a year; never before the first.
  @inline(__always)
  public func contains(_ year: Int) -> Bool { year >= from && (year - from) % years == 0 }
}

/// What was different in one year.
public struct RuleException: Hashable, Sendable {
  /// What happened that year.
  public enum Change: Hashable, Sendable {
    /// There was no such holiday.
    case cancelled
    /// It fell on another day.
    case moved(to: Day)
    /// It had another name.
    case renamed(Names.Entry)
  }
  /// The year of the day on which it would have fallen.
  public var year: Int
  /// What happened.
  public var change: Change
}

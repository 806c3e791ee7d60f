public import FastiCivil

/// The stable, language-free id of a rule: `se.alla-helgons-dag`.
public typealias RuleID = Identifier<Rule>

/// A holiday rule: when the holiday falls, what it means, and what happens on a weekend.
public struct Rule: Hashable, Sendable {
  /// Stable, language-free, never reused.
  public var id: RuleID
  public var names: Names
  /// The periods: several can follow one another with different patterns, kinds or shifts.
  public var periods: [Period]
  /// Years in which it was cancelled, moved or renamed.
  public var exceptions: [RuleException]
  /// The laws, decisions or tables it follows, with the date they were read; UTF-8, one a line.
  public var sources: [[UInt8]]

  /// A rule with only an id.
  public init(id: RuleID) {
    self.id = id
    names = Names()
    periods = []
    exceptions = []
    sources = []
  }

  /// A period in which a rule has one pattern.
  public struct Period: Hashable, Sendable {
    /// Its kind, which says what it means for work.
    public var kind: HolidayKind
    /// The community; nil for everyone.
    public var community: Community?
    /// The clock time from which it applies; nil from the start of the day.
    public var from: TimeOfDay?
    /// The clock time at which it ends, or nil at the end of the day.
    public var to: TimeOfDay?
    /// When it falls.
    public var pattern: Pattern
    /// Only every n-th year, or nil for every year.
    public var cycle: Cycle?
    /// Its length in days, at least 1.
    public var length: Int
    /// The filter of its days; nil if none is left out.
    public var filter: DayFilter?
    /// The days on which it can fall.
    public var validity: Validity
    /// The shifts on a weekend or a collision; the first valid one counts.
    public var shifts: [Shift]
    /// Whether the shift of its whole region, ``Region/shifts``, does not apply to it.
    public var isUnshifted: Bool
    /// Whether ``shifts`` are those of its whole region, which ``RuleBook/merged(_:)`` puts here, and not its own.
    public var isShiftOfRegion: Bool
    /// How certain it is.
    public var status: RuleStatus

    /// Whether it applies to the whole day, and not to some hours.
    public var isWholeDay: Bool { from == nil && to == nil }

    /// A whole day of every year, without shifts.
    public init(kind: HolidayKind, pattern: Pattern) {
      self.kind = kind
      community = nil
      from = nil
      to = nil
      self.pattern = pattern
      cycle = nil
      length = 1
      filter = nil
      validity = .always
      shifts = []
      isUnshifted = false
      isShiftOfRegion = false
      status = .statutory
    }
  }
}

/// Every n-th year, counted from one year: inauguration, every 4 years from 1937.
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

/// A difference in one year, or on one day.
public struct RuleException: Hashable, Sendable {
  /// The difference in that year.
  public enum Change: Hashable, Sendable {
    /// There was no such holiday.
    case cancelled
    /// It fell on another day.
    case moved(to: Day)
    /// It had another name.
    case renamed(Names.Entry)
  }
  /// The days of an exception, by the day on which the rule would have fallen.
  public enum Occasion: Hashable, Sendable {
    /// Every such day of a year.
    case year(Int)
    /// Only that day, for a rule that falls more than once in a year.
    case day(Day)

    /// The possible days.
    public var days: DayRange {
      switch self {
      case .year(let year): DayRange(year: year)
      case .day(let day): DayRange(day)
      }
    }
  }
  /// The year or the day for which it holds.
  public var occasion: Occasion
  /// The difference.
  public var change: Change

  /// Whether it applies to the rule's own day.
  func isAbout(_ day: Day) -> Bool { occasion.days.contains(day) }
}

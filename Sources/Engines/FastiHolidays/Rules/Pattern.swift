public import FastiCalendars
public import FastiCivil

/// When a holiday falls. Each case has exactly its own fields, so that an invalid rule cannot be expressed.
///
/// All decisions for each pattern are in this file, so that a new one is a case here and a file with its fields, its
/// sentence and its days.
public enum Pattern: Hashable, Sendable {
  /// The same date every year.
  case fixed(Fixed)
  /// Days before or after Easter Sunday.
  case easterRelative(EasterRelative)
  /// A weekday within a range of dates.
  case floating(Floating)
  /// The n-th weekday of a month.
  case nthWeekday(NthWeekday)
  /// A day of a lunisolar month.
  case lunar(Lunar)
  /// A solstice, an equinox or another solar term.
  case astronomical(Astronomical)
  /// A day of a month of another calendar.
  case calendarDate(InCalendar)
  /// Days from another rule, or between two holidays.
  case relative(Relative)
  /// Days named one by one by a decision.
  case dates(Dates)
  /// Weekdays off, each exchanged for a worked weekend day.
  case swaps(Swaps)

  /// The name of the case in JSON, `ruleType`.
  public var typeName: String { type.rawValue }

  /// The case without its fields.
  var type: PatternType {
    switch self {
    case .fixed: .fixed
    case .easterRelative: .easterRelative
    case .floating: .floating
    case .nthWeekday: .nthWeekday
    case .lunar: .lunar
    case .astronomical: .astronomical
    case .calendarDate: .calendarDate
    case .relative: .relative
    case .dates: .dates
    case .swaps: .swaps
    }
  }

  /// The numbers of the pattern, as JSON and CSV name them.
  public var numbers: PatternNumbers {
    switch self {
    case .fixed(let fixed): PatternNumbers(month: fixed.date.month, day: fixed.date.day)
    case .easterRelative(let easter): PatternNumbers(daysOffset: easter.offset)
    case .floating(let floating): floating.numbers
    case .nthWeekday(let nth): PatternNumbers(month: nth.month, weekday: nth.weekday.number, ordinal: nth.ordinal)
    case .lunar(let lunar): PatternNumbers(month: lunar.month, day: lunar.day.number)
    case .calendarDate(let date): PatternNumbers(month: date.month, day: date.day.number)
    case .astronomical(let term): PatternNumbers(month: term.seasonMonth)
    case .relative(.days(let count, _)): PatternNumbers(daysOffset: count)
    case .relative(.weekdayAfter(let day, _, _)), .relative(.weekdayBefore(let day, _, _)):
      PatternNumbers(weekday: day.number)
    case .relative(.between), .dates, .swaps: PatternNumbers()
    }
  }

  /// The rule the pattern refers to, if it refers to one.
  public var target: RuleID? { reference?.id }

  /// The rule the pattern refers to, and which of its days is meant; nil if it refers to none.
  var reference: Relative.Target? { relation?.reference }

  /// How its days follow from those of other holidays; nil if they do not.
  var relation: Relative? {
    switch self {
    case .relative(let relative): relative
    case .fixed, .easterRelative, .floating, .nthWeekday, .lunar, .astronomical, .calendarDate, .dates, .swaps: nil
    }
  }

  /// The event in the sky that decides the day; nil if there is none.
  public var sky: SkyPattern? {
    switch self {
    case .lunar(let lunar): .month(lunar.calendar.calendar)
    case .calendarDate(let date):
      if case .computed(let calendar) = date.calendar { .month(calendar) } else { nil }
    case .astronomical(let term): .term(term)
    case .fixed, .easterRelative, .floating, .nthWeekday, .relative, .dates, .swaps: nil
    }
  }

  /// The table of months that decides the day; nil if none does.
  public var almanac: AlmanacID? {
    if case .calendarDate(let date) = self, case .almanac(let almanac) = date.calendar { almanac } else { nil }
  }

  /// Whether the pattern recurs every year, and is not a list of days that were decided once.
  public var isRecurring: Bool {
    switch self {
    case .dates, .swaps: false
    case .fixed, .easterRelative, .floating, .nthWeekday, .lunar, .astronomical, .calendarDate, .relative: true
    }
  }

  /// Whether it names a day of every month, instead of a day of one.
  public var isEveryMonth: Bool {
    switch self {
    case .nthWeekday(let pattern): pattern.month == nil
    case .lunar(let pattern): pattern.month == nil
    case .calendarDate(let pattern): pattern.month == nil
    case .fixed, .easterRelative, .floating, .astronomical, .relative, .dates, .swaps: false
    }
  }

  /// The years with days that were decided one by one; none for a recurring pattern.
  public var decidedYears: [Int] {
    switch self {
    case .dates(let dates): dates.spans.flatMap { [$0.first.year, $0.last.year] }
    case .swaps(let swaps): swaps.pairs.map { $0.off.year }
    case .fixed, .easterRelative, .floating, .nthWeekday, .lunar, .astronomical, .calendarDate, .relative: []
    }
  }

  /// The days in a row that the pattern names and that contain a day; nil if it does not name days in a row.
  public func namedSpan(containing day: Day) -> DayRange? {
    switch self {
    case .dates(let dates): dates.spans.first { $0.contains(day) && $0.count > 1 }
    case .fixed, .easterRelative, .floating, .nthWeekday, .lunar, .astronomical, .calendarDate, .relative, .swaps: nil
    }
  }

  /// Whether periods of a rule with the pattern may overlap others, because the pattern names its own days.
  var mayOverlap: Bool {
    switch self {
    case .dates: true
    case .fixed, .easterRelative, .floating, .nthWeekday, .lunar, .astronomical, .calendarDate, .relative, .swaps: false
    }
  }

  /// The number of days of a range that is so long that it has the weekday more than once; nil if it is not.
  var longRange: Int? {
    switch self {
    case .floating(let pattern): pattern.longRange
    case .fixed, .easterRelative, .nthWeekday, .lunar, .astronomical, .calendarDate, .relative, .dates, .swaps: nil
    }
  }

  /// Whether no year of a validity can have the day: a range without the weekday, dates outside the validity.
  func isImpossible(in validity: Validity, cycle: Cycle?) -> Bool {
    switch self {
    case .floating(let pattern):
      // A range of seven days has every weekday; a shorter one has it in some year out of 28.
      pattern.first == pattern.last && pattern.first == MonthDayOfYear(month: 2, day: 29) && cycle != nil
    case .dates(let dates): !dates.spans.contains { validity.overlaps(Validity(since: $0.first, until: $0.last)) }
    case .swaps(let swaps): !swaps.pairs.contains { validity.contains($0.off) }
    case .fixed, .easterRelative, .nthWeekday, .lunar, .astronomical, .calendarDate, .relative: false
    }
  }
}

/// The cases of ``Pattern``, in the order in which a sentence is tried.
enum PatternType: String, CaseIterable, Sendable {
  case swaps, easterRelative, relative, astronomical, lunar, calendarDate, dates, floating, nthWeekday, fixed

  /// Whether a sentence that is none of the cases before can only mean this one, and how its pattern is read.
  var sentence: (begins: (SentenceReader) -> Bool, read: (inout SentenceReader) -> Pattern?) {
    switch self {
    case .swaps: (Swaps.begins, { Swaps.read(&$0).map { .swaps($0) } })
    case .easterRelative: (EasterRelative.begins, { EasterRelative.read(&$0).map { .easterRelative($0) } })
    case .relative: (Relative.begins, { Relative.read(&$0).map { .relative($0) } })
    case .astronomical: (Astronomical.begins, { Astronomical.read(&$0).map { .astronomical($0) } })
    case .lunar: (Lunar.begins, { Lunar.read(&$0).map { .lunar($0) } })
    case .calendarDate: (InCalendar.begins, { InCalendar.read(&$0).map { .calendarDate($0) } })
    case .dates: (Dates.begins, { Dates.read(&$0).map { .dates($0) } })
    case .floating: (Floating.begins, { Floating.read(&$0).map { .floating($0) } })
    case .nthWeekday: (NthWeekday.begins, { NthWeekday.read(&$0).map { .nthWeekday($0) } })
    case .fixed: (Fixed.begins, { Fixed.read(&$0).map { .fixed($0) } })
    }
  }
}

extension SentenceReader {
  /// Reads the pattern of a sentence. Words that only one pattern has determine the pattern.
  mutating func pattern() -> Pattern? {
    guard current != nil else {
      note(.pattern, nil as Word?)
      return nil
    }
    guard let type = PatternType.allCases.first(where: { $0.sentence.begins(self) }) else {
      end(.pattern)
      return nil
    }
    let found = type.sentence.read(&self)
    // The rest after a mistake is part of that mistake.
    if mistakes.isEmpty { end(.pattern) }
    position = stop
    return found
  }
}

extension UTF8Writer {
  /// Appends the pattern's sentence, which reads back as the same pattern.
  public mutating func write(_ pattern: Pattern) {
    switch pattern {
    case .fixed(let pattern): write(pattern)
    case .easterRelative(let pattern): write(pattern)
    case .floating(let pattern): write(pattern)
    case .nthWeekday(let pattern): write(pattern)
    case .lunar(let pattern): write(pattern)
    case .astronomical(let pattern): write(pattern)
    case .calendarDate(let pattern): write(pattern)
    case .relative(let pattern): write(pattern)
    case .dates(let pattern): write(pattern)
    case .swaps(let pattern): write(pattern)
    }
  }
}

/// A pattern without heap storage, so that the inner loop neither retains nor releases.
enum StepPattern: Sendable {
  case yearly(YearlyPattern)
  /// A target is an index into the targets of the plan.
  case days(Int, from: Int32)
  case weekday(Weekday, from: Int32, after: Bool, inclusive: Bool)
  case between
  /// Listed days: read from the rule itself.
  case dates, swaps
  /// Refers to a rule that the plan does not contain.
  case nothing

  init(_ pattern: Pattern, _ references: RuleReferences) {
    switch pattern {
    case .fixed(let pattern): self = .yearly(.fixed(pattern))
    case .easterRelative(let pattern): self = .yearly(.easterRelative(pattern))
    case .floating(let pattern): self = .yearly(.floating(pattern))
    case .nthWeekday(let pattern): self = .yearly(.nthWeekday(pattern))
    case .lunar(let pattern): self = .yearly(.lunar(pattern))
    case .astronomical(let pattern): self = .yearly(.astronomical(pattern))
    case .calendarDate(let pattern): self = .yearly(.calendarDate(pattern))
    case .dates: self = .dates
    case .swaps: self = .swaps
    case .relative(let relative): self.init(relative, references.target(relative.reference))
    }
  }
}

/// A pattern that is evaluated year by year.
enum YearlyPattern: Sendable {
  case fixed(Fixed)
  case easterRelative(EasterRelative)
  case floating(Floating)
  case nthWeekday(NthWeekday)
  case lunar(Lunar)
  case astronomical(Astronomical)
  case calendarDate(InCalendar)

  /// The years, counted from the year of a day, in which the pattern's own year can be.
  var spill: ClosedRange<Int> {
    switch self {
    case .floating(let pattern): pattern.crossesYear ? -1...0 : 0...0
    // Easter falls between 22 March and, for the orthodox one in 2999, the middle of May.
    case .easterRelative(let pattern): pattern.offset < -80 ? 0...1 : pattern.offset > 225 ? -1...0 : 0...0
    case .lunar, .calendarDate, .astronomical, .fixed, .nthWeekday: 0...0
    }
  }
}

/// A receiver of the days of patterns, by the number of their step.
protocol DayCollector {
  /// Takes a day.
  mutating func add(_ day: Day, _ index: Int)
  /// Takes the days of a year that have a month and day of a calendar.
  mutating func calendar(
    _ calendar: RuleCalendar, _ month: Int?, _ day: MonthDay, _ leap: LeapMonths, _ year: Int, _ index: Int)
  /// Takes the day of a term of the Sun in a year.
  mutating func term(_ pattern: Astronomical, _ year: Int, _ index: Int)
}

extension DayCollector {
  /// Adds the days that the pattern of a step has in a year.
  @inline(__always)
  mutating func add(_ pattern: YearlyPattern, in year: Int, _ index: Int) {
    switch pattern {
    case .fixed(let pattern): if let day = pattern.day(in: year) { add(day, index) }
    case .easterRelative(let pattern): add(pattern.day(in: year), index)
    case .floating(let pattern): if let day = pattern.day(in: year) { add(day, index) }
    case .nthWeekday(let pattern):
      for month in pattern.month.map({ $0...$0 }) ?? 1...12 {
        if let day = pattern.day(in: year, month) { add(day, index) }
      }
    case .lunar(let pattern):
      calendar(.computed(pattern.calendar.calendar), pattern.month, pattern.day, pattern.leap, year, index)
    case .calendarDate(let pattern):
      calendar(pattern.calendar, pattern.month, pattern.day, pattern.leap, year, index)
    case .astronomical(let pattern): term(pattern, year, index)
    }
  }
}

/// Which ends of a span are counted.
///
/// ```swift
/// let work = try HolidayCalendar("SE").businessDays(in: 2026...2026)
/// let (monday, friday) = (Day(year: 2026, month: 2, day: 2), Day(year: 2026, month: 2, day: 6))
/// for bounds in WorkdayBounds.allCases { print(bounds, try work.count(from: monday, to: friday, bounds: bounds)) }
/// // exclusive 3
/// // from 4
/// // to 4
/// // inclusive 5
/// ```
public enum WorkdayBounds: UInt8, Hashable, Sendable, CaseIterable {
  /// Neither end.
  case exclusive
  /// The day counted from, but not the day counted to.
  case from
  /// The day counted to, but not the day counted from.
  case to
  /// Both ends.
  case inclusive

  /// Whether the first day is counted itself.
  @inlinable
  public var countsFrom: Bool { self == .from || self == .inclusive }
  /// Whether the last day is counted itself.
  @inlinable
  public var countsTo: Bool { self == .to || self == .inclusive }

  /// The same ends when the two days change places.
  public var mirrored: WorkdayBounds {
    switch self {
    case .from: .to
    case .to: .from
    case .exclusive, .inclusive: self
    }
  }

  /// The word used in JSON and on the command line.
  public var word: StaticString {
    switch self {
    case .exclusive: "exclusive"
    case .from: "from"
    case .to: "to"
    case .inclusive: "inclusive"
    }
  }
}

/// How several regions are combined into one calendar.
///
/// ```swift
/// let regions = try [HolidayCalendar("SE"), HolidayCalendar("US")]
/// let year = DayRange(year: 2026)
/// for combination in WorkdayCombination.allCases {
///   print(combination, try BusinessDays(regions, in: year, combining: combination).count(in: year))
/// }
/// // union 245
/// // intersection 259
/// ```
public enum WorkdayCombination: UInt8, Hashable, Sendable, CaseIterable {
  /// Off if off in any of them.
  case union
  /// Off if off in all of them.
  case intersection

  /// The word used on the command line.
  public var word: StaticString { self == .union ? "union" : "intersection" }
}

/// Where counting begins when the first day is a day off.
///
/// ```swift
/// let work = try HolidayCalendar("SE").businessDays(in: 2026...2026)
/// let saturday = Day(year: 2026, month: 2, day: 7)
/// print(try work.add(1, to: saturday, start: .next))  // 2026-02-10
/// print(try work.add(1, to: saturday, start: .previous))  // 2026-02-09
/// do {
///   print(try work.add(1, to: saturday, start: .refuse))
/// } catch {
///   print(error == .dayOff(saturday))  // true
/// }
/// ```
public enum DayOffStart: UInt8, Hashable, Sendable, CaseIterable {
  /// On the next business day.
  case next
  /// On the business day before.
  case previous
  /// It is an error.
  case refuse

  /// The word used on the command line.
  public var word: StaticString {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .refuse: "refuse"
    }
  }
}

/// Which ends of a span are counted.
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
public enum WorkdayCombination: UInt8, Hashable, Sendable, CaseIterable {
  /// Off if off in any of them.
  case union
  /// Off if off in all of them.
  case intersection

  /// The word used on the command line.
  public var word: StaticString { self == .union ? "union" : "intersection" }
}

/// Where counting begins when the first day is a day off.
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

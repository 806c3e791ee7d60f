public import FastiHolidays

extension WorkdayBounds {
  /// Which of the two ends are counted.
  public var phrase: Phrase {
    switch self {
    case .exclusive: .boundsExclusive
    case .from: .boundsFrom
    case .to: .boundsTo
    case .inclusive: .boundsInclusive
    }
  }
}

extension DayOffStart {
  /// Where counting begins when the first day is a day off.
  public var phrase: Phrase {
    switch self {
    case .next: .startNext
    case .previous: .startPrevious
    case .refuse: .startRefuse
    }
  }
}

public import FastiCivil

/// The days on which something begins: once, or again and again.
public struct Recurrence: Hashable, Sendable {
  /// The day of the first time; every later one is counted from it.
  public let first: Day
  /// How it comes again; nil for once.
  public let repetition: Repetition?
  /// The last day on which it may begin; nil for no end but the year 2999.
  public let last: Day?

  /// A recurrence from its first day.
  /// - Throws: `.reversed` when it would end before it begins.
  public init(first: Day, repetition: Repetition? = nil, last: Day? = nil) throws(CivilError) {
    if let last, last < first { throw .reversed(first: first, last: last) }
    self.first = first
    self.repetition = repetition
    self.last = last
  }

  /// The days of a range on which it begins, in order.
  /// - Complexity: O(1) and O(1) a day found.
  public func starts(in range: DayRange) -> [Day] {
    var days: [Day] = []
    forEachStart(in: range) { days.append($0) }
    return days
  }

  /// Hands over the days of a range on which it begins, in order.
  /// - Complexity: O(1) and O(1) a day found.
  public func forEachStart(in range: DayRange, _ body: (Day) -> Void) {
    let end = min(range.last, last ?? range.last, Limits.days.last)
    guard let repetition else {
      if range.contains(first), first <= end { body(first) }
      return
    }
    var place = place(onOrAfter: range.first, repetition)
    var day = start(place, repetition)
    while day <= end {
      body(day)
      place += 1
      day = start(place, repetition)
    }
  }

  /// The first day on or after a day on which it begins; nil after the last.
  public func next(onOrAfter day: Day) -> Day? {
    guard let repetition else { return first >= day ? first : nil }
    let next = start(place(onOrAfter: day, repetition), repetition)
    return next <= min(last ?? next, Limits.days.last) ? next : nil
  }

  /// The day of the occurrence number `place`, counted from 0.
  private func start(_ place: Int, _ repetition: Repetition) -> Day {
    switch repetition {
    case .day: first + place
    case .week: first + place * 7
    case .month: inMonth(place)
    case .year: inMonth(place * 12)
    }
  }

  private func inMonth(_ months: Int) -> Day {
    let month = YearMonth(first).advanced(by: months)
    return month.start + (min(first.date.dayOfMonth, month.length) - 1)
  }

  /// The number of the first occurrence on or after a day.
  private func place(onOrAfter day: Day, _ repetition: Repetition) -> Int {
    guard day > first else { return 0 }
    switch repetition {
    case .day: return day - first
    case .week: return (day - first + 6) / 7
    case .month, .year:
      let step = repetition == .month ? 1 : 12
      let (here, there) = (first.date, day.date)
      let place = ((there.year - here.year) * 12 + there.month - here.month) / step
      return start(place, repetition) < day ? place + 1 : place
    }
  }
}

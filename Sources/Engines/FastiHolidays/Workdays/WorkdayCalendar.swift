public import FastiCivil

/// Which days of a range are worked: weekly days of rest by period, and the days that differ from them.
///
/// ``Workdays`` is made from it. It is a value of a few hundred numbers; two with the same days are equal.
public struct WorkdayCalendar: Hashable, Sendable {
  /// A range of days with the same weekly days of rest.
  public struct Stretch: Hashable, Sendable {
    /// The days on which these days of rest are in force.
    public var days: DayRange
    /// The weekly days of rest.
    public var rest: WeekdaySet
  }

  /// A rule without an answer for the whole range.
  public struct Gap: Hashable, Sendable {
    /// The region of the rule.
    public var region: RegionCode
    public var rule: RuleID
    /// The days for which it has an answer.
    public var limits: DayRange
  }

  /// The days for which there is an answer.
  public let range: DayRange
  /// Stretches in order, from the first day of the range to its last without a gap.
  public let stretches: [Stretch]
  /// Weekdays that are off, in order, each once.
  public let closed: [Day]
  /// Weekly days of rest that are worked, in order, each once.
  public let worked: [Day]
  /// The hours of business days that are off, in order; those of one day do not overlap.
  public let partDays: [PartDay]
  /// Rules without an answer for the whole range.
  public let gaps: [Gap]

  /// A calendar from its parts, put in order; redundant days, and days outside the range, are left out.
  ///
  /// - Parameters:
  ///   - stretches: Weekly days of rest by period; if two contain a day the first counts, and without one Saturday
  ///     and Sunday are days of rest.
  ///   - off: Days off.
  ///   - worked: Days that are worked on any weekday, unless they are among `off`.
  public init(
    range: DayRange, stretches: [Stretch] = [], off: [Day] = [], worked: [Day] = [], partDays: [PartDay] = [],
    gaps: [Gap] = []
  ) {
    self.range = range
    let ordered = Stretch.covering(range, stretches)
    self.stretches = ordered
    let off = off.ascending.filter { range.contains($0) }
    let closed = off.filter { !ordered.isRest($0) }
    let worked = worked.ascending.filter { range.contains($0) && ordered.isRest($0) && !off.holds($0) }
    self.closed = closed
    self.worked = worked
    self.gaps = gaps
    self.partDays = PartDay.joined(partDays).filter { part in
      let isRest = ordered.isRest(part.day)
      return range.contains(part.day) && isRest == (isRest ? worked : closed).holds(part.day)
    }
  }

  /// Whether the day is a weekly day of rest, worked or not.
  /// - Throws: `.outside` for a day that is not in ``range``.
  public func isRest(_ day: Day) throws(WorkdayError) -> Bool {
    guard range.contains(day) else { throw .outside(day: day, range: range) }
    return stretches.isRest(day)
  }

  /// Whether the day is worked.
  /// - Throws: `.outside` for a day that is not in ``range``.
  /// - Complexity: O(log *n*) in the days that differ; ``Workdays`` is faster.
  public func isBusinessDay(_ day: Day) throws(WorkdayError) -> Bool {
    guard range.contains(day) else { throw .outside(day: day, range: range) }
    return isBusinessDay(unchecked: day)
  }

  func isBusinessDay(unchecked day: Day) -> Bool {
    let isRest = stretches.isRest(day)
    return isRest == (isRest ? worked : closed).holds(day)
  }
}

extension WorkdayCalendar.Stretch {
  /// The stretches that cover a range, without a gap or an overlap, neighbours different.
  static func covering(_ range: DayRange, _ given: [Self]) -> [Self] {
    var starts = [range.first]
    for stretch in given {
      for start in [stretch.days.first, stretch.days.last + 1] where range.contains(start) { starts.append(start) }
    }
    starts = starts.ascending
    var result: [Self] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : range.last
      guard let days = try? DayRange(start, end) else { continue }
      let rest = given.first { $0.days.contains(start) }?.rest ?? .saturdaySunday
      if let last = result.last, last.rest == rest, let joined = try? DayRange(last.days.first, end) {
        result[result.count - 1].days = joined
      } else {
        result.append(Self(days: days, rest: rest))
      }
    }
    return result
  }
}

extension [WorkdayCalendar.Stretch] {
  /// Whether a day of the stretches is a weekly day of rest.
  func isRest(_ day: Day) -> Bool {
    // A region has one to three stretches: a binary search would take longer than a linear one.
    for stretch in self where day <= stretch.days.last { return stretch.rest.contains(day.weekday) }
    return false
  }
}

extension [Day] {
  /// In order, each day once; days that are already in order are not sorted again.
  var ascending: [Day] {
    var isAscending = true
    for index in indices.dropFirst() where self[index - 1] >= self[index] {
      isAscending = false
      break
    }
    if isAscending { return self }
    var result: [Day] = []
    result.reserveCapacity(count)
    for day in sorted() where result.last != day { result.append(day) }
    return result
  }

  /// Whether a day is among these ordered days.
  func holds(_ day: Day) -> Bool {
    let place = place(of: day)
    return place < count && self[place] == day
  }

  /// How many of these ordered days come before a day.
  func place(of day: Day) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

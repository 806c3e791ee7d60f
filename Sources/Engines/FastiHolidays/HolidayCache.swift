public import FastiCivil

/// The holidays of five years around one, ready to be asked day by day: the seed's cache, as a value.
///
/// It belongs to the plans it was made from: when the selection, the "show holidays" setting or a rule changes, make a
/// new one. A year outside the window is not covered (``covers(_:)``), and the owner makes a new one there.
public struct HolidayCache: Sendable {
  /// The days covered: 1 January two years before to 31 December two years after.
  public let window: DayRange
  /// The plans, in the order of the selection.
  public let plans: [HolidayPlan]
  /// What was found, plan by plan.
  public let answers: [HolidayAnswer]
  private let red: DayBits
  private let any: DayBits

  /// The five years around `year`, cut at the limits of civil time.
  ///
  /// - Throws: `.outOfRange` for a year outside 1583 to 2999.
  /// - Complexity: five years of every plan.
  public init(_ plans: [HolidayPlan], around year: Int) throws(CivilError) {
    guard Limits.year.contains(year) else { throw .outOfRange(field: .year, value: year, limits: Limits.year) }
    let first = max(year - 2, Limits.year.lowerBound)
    let last = min(year + 2, Limits.year.upperBound)
    window = DayRange(years: first...last)
    self.plans = plans
    var answers: [HolidayAnswer] = []
    var red = DayBits(window)
    var any = DayBits(window)
    for plan in plans {
      let answer = try plan.occurrences(in: window)
      for occurrence in answer.occurrences {
        any.insert(occurrence.day)
        if occurrence.kind == .public { red.insert(occurrence.day) }
      }
      answers.append(answer)
    }
    self.answers = answers
    self.red = red
    self.any = any
  }

  /// Whether the cache answers for that year.
  public func covers(_ year: Int) -> Bool { window.years.contains(year) }

  /// Whether the day is a public holiday in one of the plans. Only for days in ``window``.
  /// - Complexity: O(1), a few nanoseconds.
  @inline(__always)
  public func isRedDay(_ day: Day) -> Bool { red.contains(day) }

  /// Whether the day has any occurrence in one of the plans. Only for days in ``window``.
  /// - Complexity: O(1), a few nanoseconds.
  @inline(__always)
  public func hasOccurrence(_ day: Day) -> Bool { any.contains(day) }

  /// The occurrences of a day, each with the index of its plan.
  /// - Complexity: O(log *n*) a plan; O(1) on a day without any.
  public func occurrences(on day: Day) -> [(plan: Int, occurrence: Occurrence)] {
    guard any.contains(day) else { return [] }
    var found: [(plan: Int, occurrence: Occurrence)] = []
    for (index, answer) in answers.enumerated() {
      var place = answer.occurrences.firstPlace(of: day)
      while place < answer.occurrences.count, answer.occurrences[place].day == day {
        found.append((index, answer.occurrences[place]))
        place += 1
      }
    }
    return found
  }
}

extension [Occurrence] {
  /// The index of the first occurrence on or after a day, in a list sorted by day.
  func firstPlace(of day: Day) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

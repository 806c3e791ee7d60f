public import FastiCivil

/// The holidays of a range of days, for questions about single days.
///
/// It belongs to the plans it was made from: when one of them changes, make a new one.
public struct HolidayCache: Sendable {
  /// The days covered.
  public let window: DayRange
  /// The plans, in the order of the selection.
  public let plans: [HolidayPlan]
  /// The occurrences, plan by plan.
  public let answers: [HolidayAnswer]
  private let red: DayBits
  private let any: DayBits

  /// The holidays of a range of days.
  ///
  /// - Throws: `.outOfRange` when the range leaves the years 1583 to 2999.
  /// - Complexity: O(rules × years) a plan.
  public init(_ plans: [HolidayPlan], over window: DayRange) throws(CivilError) {
    self.window = window
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

  /// Whether the day is a public holiday in one of the plans; false outside ``window``.
  /// - Complexity: O(1), a few nanoseconds.
  @inline(__always)
  public func isRedDay(_ day: Day) -> Bool { red.contains(day) }

  /// Whether the day has any occurrence in one of the plans; false outside ``window``.
  /// - Complexity: O(1), a few nanoseconds.
  @inline(__always)
  public func hasOccurrence(_ day: Day) -> Bool { any.contains(day) }

  /// The occurrences of a day, each with the index of its plan.
  /// - Complexity: O(log *n*) a plan; O(1) on a day without any.
  public func occurrences(on day: Day) -> [(plan: Int, occurrence: HolidayOccurrence)] {
    guard any.contains(day) else { return [] }
    var found: [(plan: Int, occurrence: HolidayOccurrence)] = []
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

extension [HolidayOccurrence] {
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

public import FastiCivil

/// Looks at one day after the other: the first engine Fasti had, and what the others are measured against.
public struct LoopWorkdays: WorkdayEngine {
  /// `loop over the days`.
  public static let name: StaticString = "loop over the days"
  /// The days there is an answer for.
  public let range: DayRange
  private let calendar: WorkdayCalendar

  /// Keeps the calendar as it is.
  public init(_ calendar: WorkdayCalendar) {
    self.calendar = calendar
    range = calendar.range
  }

  /// Whether a day of the range is a business day.
  public func isBusinessDay(unchecked day: Day) -> Bool { calendar.isBusinessDay(unchecked: day) }

  /// The business days from `first` on and before `end`.
  /// - Complexity: O(days).
  public func tally(_ first: Day, _ end: Day) -> Int {
    var count = 0
    var day = first
    while day < end {
      if isBusinessDay(unchecked: day) { count += 1 }
      day += 1
    }
    return count
  }

  /// The `number`th business day on or after a day, or before it when negative.
  /// - Complexity: O(days).
  public func find(_ number: Int, from day: Day) -> Day? {
    let step = number < 0 ? -1 : 1
    var left = number.magnitude
    var day = day
    while range.contains(day) {
      if isBusinessDay(unchecked: day) {
        left -= 1
        if left == 0 { return day }
      }
      day += step
    }
    return nil
  }
}

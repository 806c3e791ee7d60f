import FastiCivil

@testable import FastiHolidays

/// Looks at one day after the other: slow, and right at a glance.
struct LoopWorkdays: WorkdayReference {
  /// The days there is an answer for.
  let range: DayRange
  private let calendar: WorkdayCalendar

  /// Keeps the calendar as it is.
  init(_ calendar: WorkdayCalendar) {
    self.calendar = calendar
    range = calendar.range
  }

  /// Whether a day of the range is a business day.
  func isBusinessDay(unchecked day: Day) -> Bool { calendar.isBusinessDay(unchecked: day) }

  /// The business days from `first` on and before `end`.
  /// - Complexity: O(days).
  func tally(_ first: Day, _ end: Day) -> Int {
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
  func find(_ number: Int, from day: Day) -> Day? {
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

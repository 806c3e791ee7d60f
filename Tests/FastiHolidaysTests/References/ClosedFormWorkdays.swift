import FastiCivil

@testable import FastiHolidays

/// Weekdays in closed form, less the days off before a day, found by binary search: no table, whatever the range.
struct ClosedFormWorkdays: WorkdayReference {
  /// The days there is an answer for.
  let range: DayRange
  private let weekdays: WeekdayCount
  private let calendar: WorkdayCalendar

  /// Keeps the days that differ from the week.
  init(_ calendar: WorkdayCalendar) {
    self.calendar = calendar
    range = calendar.range
    weekdays = WeekdayCount(calendar.stretches)
  }

  /// Whether a day of the range is a business day.
  func isBusinessDay(unchecked day: Day) -> Bool { calendar.isBusinessDay(unchecked: day) }

  /// The business days of the range before a day.
  private func rank(_ day: Day) -> Int {
    weekdays.before(day) - calendar.closed.place(of: day) + calendar.worked.place(of: day)
  }

  /// The business days from `first` on and before `end`.
  /// - Complexity: O(log *n*) in the days that differ.
  func tally(_ first: Day, _ end: Day) -> Int { rank(end) - rank(first) }

  /// The `number`th business day on or after a day, or before it when negative.
  /// - Complexity: O(log *n* · log days).
  func find(_ number: Int, from day: Day) -> Day? {
    let (wanted, isTooLarge) = (number > 0 ? rank(day) - 1 : rank(day + 1)).addingReportingOverflow(number)
    guard !isTooLarge, wanted >= 0 else { return nil }
    // The first day with more than `wanted` business days up to and including it.
    var low = range.first.number
    var high = range.last.number + 1
    while low < high {
      let middle = low + (high - low) / 2
      if rank(Day(middle) + 1) > wanted { high = middle } else { low = middle + 1 }
    }
    return low <= range.last.number ? Day(low) : nil
  }
}

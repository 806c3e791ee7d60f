import FastiCivil

@testable import FastiHolidays

/// Another way to count and find business days: ``Workdays`` must answer as each of these does.
protocol WorkdayReference: Sendable {
  /// Made from a calendar.
  init(_ calendar: WorkdayCalendar)

  /// The days there is an answer for.
  var range: DayRange { get }

  /// Whether a day of the range is a business day.
  func isBusinessDay(unchecked day: Day) -> Bool

  /// Whether a day is a business day, as ``Workdays`` answers.
  func isBusinessDay(_ day: Day) throws(WorkdayError) -> Bool

  /// The business days from `first` on and before `end`; both in the range, `end` perhaps the day after it, and `first`
  /// not after `end`.
  func tally(_ first: Day, _ end: Day) -> Int

  /// For `number` 1, 2, ... that business day on or after a day of the range; for -1, -2, ... on or before it; nil where
  /// the range has none. Never asked for 0.
  func find(_ number: Int, from day: Day) -> Day?

  /// The business days from one day to another, as ``Workdays`` counts them.
  func count(from: Day, to: Day, bounds: WorkdayBounds) throws(WorkdayError) -> Int

  /// The business day `number` business days after a day, as ``Workdays`` finds it.
  func add(_ number: Int, to day: Day, start: DayOffStart) throws(WorkdayError) -> Day
}

extension Workdays: WorkdayReference {}

extension WorkdayReference {
  /// Whether the day is a business day.
  func isBusinessDay(_ day: Day) throws(WorkdayError) -> Bool {
    guard range.contains(day) else { throw .outside(day: day, range: range) }
    return isBusinessDay(unchecked: day)
  }

  /// Counts by ``tally(_:_:)``.
  func count(from: Day, to: Day, bounds: WorkdayBounds) throws(WorkdayError) -> Int {
    let span = try WorkdaySpan(from: from, to: to, bounds: bounds, in: range)
    let count = tally(span.first, span.end)
    return span.isBackwards ? -count : count
  }

  /// Counts on from where counting begins by ``find(_:from:)``.
  func add(_ number: Int, to day: Day, start: DayOffStart) throws(WorkdayError) -> Day {
    let begin: Day
    if try isBusinessDay(day) {
      begin = day
    } else {
      if start == .refuse { throw .dayOff(day) }
      guard let found = find(start == .next ? 1 : -1, from: day) else { throw .beyond(range: range) }
      begin = found
    }
    if number == 0 { return begin }
    // The day begun on is the first that is found, so one more is wanted; a number too large to add to is beyond too.
    let (wanted, isTooLarge) = number.addingReportingOverflow(number > 0 ? 1 : -1)
    guard !isTooLarge, let found = find(wanted, from: begin) else { throw .beyond(range: range) }
    return found
  }
}

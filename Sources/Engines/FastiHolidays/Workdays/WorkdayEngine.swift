public import FastiCivil

/// Counts and finds business days in a calendar.
///
/// Four engines answer alike and differ in speed and memory; what they are asked is in the extension, so that a new one
/// needs three functions and passes the same suite. Questions are checked there; the three are only asked about days of
/// the range.
public protocol WorkdayEngine: Sendable {
  /// What it is called: `prefix table`.
  static var name: StaticString { get }

  /// An engine over a calendar.
  init(_ calendar: WorkdayCalendar)

  /// The days there is an answer for.
  var range: DayRange { get }

  /// Whether a day of the range is a business day.
  func isBusinessDay(unchecked day: Day) -> Bool

  /// The business days from `first` on and before `end`; both in the range, `end` perhaps the day after it, and `first`
  /// not after `end`.
  func tally(_ first: Day, _ end: Day) -> Int

  /// For `number` 1, 2, ... that business day on or after a day of the range; for -1, -2, ... on or before it; nil where
  /// the range has none. Never asked for 0.
  func find(_ number: Int, from day: Day) -> Day?

  /// The business days from one day to another; negative when the first comes after the second.
  ///
  /// - Throws: `.outside` when either day is not in ``range``.
  func count(from: Day, to: Day, bounds: WorkdayBounds) throws(WorkdayError) -> Int

  /// The business day `number` business days after a day, before it when negative.
  ///
  /// On a day off, counting begins where `start` says; 0 answers that day.
  /// - Throws: `.outside` when the day is not in ``range``, `.dayOff` where `start` refuses, `.beyond` when the day
  ///   counting begins on, or the answer, lies outside the range.
  func add(_ number: Int, to day: Day, start: DayOffStart) throws(WorkdayError) -> Day
}

extension WorkdayEngine {
  /// Counts by ``tally(_:_:)``.
  /// - Throws: ``WorkdayError`` for a day outside the calendar.
  @inlinable
  public func count(from: Day, to: Day, bounds: WorkdayBounds) throws(WorkdayError) -> Int {
    let span = try WorkdaySpan(from: from, to: to, bounds: bounds, in: range)
    let count = tally(span.first, span.end)
    return span.isBackwards ? -count : count
  }

  /// Counts on from where counting begins by ``find(_:from:)``.
  /// - Throws: ``WorkdayError`` for a day outside the calendar, a day off that is refused, and an answer beyond the
  ///   calendar.
  @inlinable
  public func add(_ number: Int, to day: Day, start: DayOffStart) throws(WorkdayError) -> Day {
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

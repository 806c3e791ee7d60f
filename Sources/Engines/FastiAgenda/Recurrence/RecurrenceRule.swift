public import FastiCivil

/// How an event recurs, counted from the first day of its ``Recurrence``.
///
/// ```swift
/// let fortnightly = RecurrenceRule.weeks(every: try RecurrenceStep(2), on: RecurringWeekdays(.monday), weekStart: .monday)
/// let payday = RecurrenceRule.months(every: .one, on: .last)
/// let board = RecurrenceRule.months(every: .one, on: .weekdays(try MonthWeekdays(2, .tuesday)))
/// let ramadan = RecurrenceRule.calendar(try CalendarRule(.hijriUmmAlQura, .years(every: .one, month: 9), on: .nearest(1)))
/// ```
public enum RecurrenceRule: Hashable, Sendable {
  /// Every n days.
  case days(every: RecurrenceStep)
  /// On weekdays of every n-th week. Weeks begin with `weekStart`, which matters only if n is more than 1.
  case weeks(every: RecurrenceStep, on: RecurringWeekdays, weekStart: Weekday)
  /// On days of every n-th month.
  case months(every: RecurrenceStep, on: MonthDays)
  /// On days of some months of every n-th year.
  case years(every: RecurrenceStep, in: RecurringMonths, on: MonthDays)
  /// On a day of another calendar.
  case calendar(CalendarRule)

  /// The rule of a repetition: on the weekday, day of the month or date of the first day, or the nearest day before it.
  public init(_ repetition: Repetition, first: Day) {
    switch repetition {
    case .day: self = .days(every: .one)
    case .week: self = .weeks(every: .one, on: RecurringWeekdays(first.weekday), weekStart: .monday)
    case .month: self = .months(every: .one, on: .nearest(MonthDayNumber(first)))
    case .year:
      self = .years(every: .one, in: RecurringMonths(known: first.date.month), on: .nearest(MonthDayNumber(first)))
    }
  }

  /// The repetition with the same days from that first day; nil if there is none.
  public func repetition(first: Day) -> Repetition? {
    switch self {
    case .days(.one): .day
    // If each week counts, the start of weeks does not matter.
    case .weeks(.one, RecurringWeekdays(first.weekday), _): .week
    case .months(.one, .nearest(MonthDayNumber(first))): .month
    case .years(.one, RecurringMonths(known: first.date.month), .nearest(MonthDayNumber(first))): .year
    case .days, .weeks, .months, .years, .calendar: nil
    }
  }
}

/// The number of days, weeks, months or years from one to the next: 1 for each.
public struct RecurrenceStep: Hashable, Sendable {
  /// The valid steps.
  public static let limits: ClosedRange<Int> = 1...9999
  /// Each day, week, month or year.
  public static let one = RecurrenceStep(unchecked: 1)

  private let stored: UInt16
  /// 1 to 9999.
  public var count: Int { Int(stored) }

  private init(unchecked count: Int) { stored = UInt16(truncatingIfNeeded: count) }

  /// A step of n.
  /// - Throws: `.stepOutOfRange`.
  public init(_ count: Int) throws(RecurrenceError) {
    guard RecurrenceStep.limits.contains(count) else { throw .stepOutOfRange(count) }
    self.init(unchecked: count)
  }
}

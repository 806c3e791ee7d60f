public import FastiAgenda

/// Why a text of RFC 5545 cannot become a recurrence, or a recurrence such a text.
public enum RRuleError: Error, Hashable, Sendable {
  /// A part is not written as RFC 5545 says; nil if the name of the part cannot be read.
  case malformed(RRulePart?)
  /// A part occurs twice.
  case repeated(RRulePart)
  /// There is no FREQ.
  case noFrequency
  /// An end by day and an end by count.
  case untilAndCount
  /// It is valid, but it has no exact counterpart.
  case cannotSay(RRuleMeaning)
  /// A number is outside the limits of a recurrence.
  case recurrence(RecurrenceError)
}

/// The parts of a rule, by their names.
public enum RRulePart: UInt8, CaseIterable, Hashable, Sendable {
  case freq, interval, count, until, bySecond, byMinute, byHour, byDay, byMonthDay, byYearDay, byWeekNo, byMonth
  case bySetPos, wkst
  /// From RFC 7529: another calendar, and what happens to a day that a month does not have.
  case rscale, skip

  /// The name in capital letters: `BYDAY`.
  public var name: StaticString {
    switch self {
    case .freq: "FREQ"
    case .interval: "INTERVAL"
    case .count: "COUNT"
    case .until: "UNTIL"
    case .bySecond: "BYSECOND"
    case .byMinute: "BYMINUTE"
    case .byHour: "BYHOUR"
    case .byDay: "BYDAY"
    case .byMonthDay: "BYMONTHDAY"
    case .byYearDay: "BYYEARDAY"
    case .byWeekNo: "BYWEEKNO"
    case .byMonth: "BYMONTH"
    case .bySetPos: "BYSETPOS"
    case .wkst: "WKST"
    case .rscale: "RSCALE"
    case .skip: "SKIP"
    }
  }
}

/// What only one of a recurrence and a text of RFC 5545 can express.
public enum RRuleMeaning: Hashable, Sendable {
  /// Several times a day: FREQ=HOURLY and shorter ones, BYHOUR, BYMINUTE, BYSECOND.
  case timesOfDay
  /// Weeks by their number: BYWEEKNO.
  case weeksOfYear
  /// Days by their number in the year: BYYEARDAY.
  case daysOfYear
  /// The nth weekday of a year: FREQ=YEARLY;BYDAY=20MO.
  case weekdaysOfYear
  /// BYSETPOS with several positions, or with anything but weekdays of a month.
  case positions
  /// Weekdays that are also days of the month: BYDAY with BYMONTHDAY, such as Friday 13.
  case weekdaysWithNumbers
  /// An interval above 1, limited by another part: FREQ=DAILY;INTERVAL=2;BYDAY=MO.
  case limitedSteps
  /// The rule does not have the first day, which RFC 5545 leaves undefined.
  case firstDayOutside
  /// An end on other clocks than the start, where it makes a difference.
  case unclearEnd
  /// A day of EXDATE or RDATE at another time than the event's, which is a different kind of occurrence.
  case otherTime
  /// RDATE with a separate length.
  case periods
  /// A rule of another calendar.
  case otherCalendar
  /// The nearest day, or one of some weekdays, in several months of every n-th year.
  case severalMonths
  /// The recurrence has no occurrences.
  case nothing
}

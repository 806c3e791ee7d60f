public import FastiCalendars

/// The numbers of a pattern; what a pattern does not have is nil.
public struct PatternNumbers: Hashable, Sendable {
  /// The month, in the pattern's own calendar.
  public var month: Int?
  /// The day of the month; nil for the last.
  public var day: Int?
  /// Days after Easter or another rule's day, negative before it.
  public var daysOffset: Int?
  /// The weekday, 1 = Sunday.
  public var weekday: Int?
  /// Which of a month's weekdays, negative from its end.
  public var ordinal: Int?
  /// The first day of a range, in ``month``.
  public var dayRangeStart: Int?
  /// The last day of a range.
  public var dayRangeEnd: Int?
  /// The month of a range's last day, where it is another.
  public var endMonth: Int?

  public init(
    month: Int? = nil, day: Int? = nil, daysOffset: Int? = nil, weekday: Int? = nil, ordinal: Int? = nil,
    dayRangeStart: Int? = nil, dayRangeEnd: Int? = nil, endMonth: Int? = nil
  ) {
    self.month = month
    self.day = day
    self.daysOffset = daysOffset
    self.weekday = weekday
    self.ordinal = ordinal
    self.dayRangeStart = dayRangeStart
    self.dayRangeEnd = dayRangeEnd
    self.endMonth = endMonth
  }
}

/// What decides a day in the sky.
public enum SkyPattern: Hashable, Sendable {
  /// A month of a calendar, which may follow the Moon.
  case month(CalendarID)
  /// A solar term.
  case term(Astronomical)
}

extension MonthDay {
  /// The day's number; nil for the last day of a month.
  var number: Int? {
    switch self {
    case .day(let number): number
    case .last: nil
    }
  }
}

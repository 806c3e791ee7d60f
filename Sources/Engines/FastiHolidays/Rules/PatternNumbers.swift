public import FastiCalendars

/// The numbers of a pattern; nil for those that it does not have.
public struct PatternNumbers: Hashable, Sendable {
  /// The month, in the pattern's own calendar.
  public var month: Int?
  /// The day of the month; nil for the last.
  public var day: Int?
  /// Days after Easter or another rule's day, negative before it.
  public var daysOffset: Int?
  /// The weekday, 1 = Sunday.
  public var weekday: Int?
  /// The ordinal of the weekday in its month, negative from its end.
  public var ordinal: Int?
  /// The first day of a range, in ``month``.
  public var dayRangeStart: Int?
  /// The last day of a range.
  public var dayRangeEnd: Int?
  /// The month of a range's last day, if it differs.
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

/// An event in the sky that decides a day.
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

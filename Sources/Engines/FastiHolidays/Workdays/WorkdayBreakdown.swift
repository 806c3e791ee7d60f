public import FastiCivil

/// The breakdown of the business days of a span.
///
/// ```swift
/// let work = try HolidayCalendar("SE").businessDays(in: 2026...2026)
/// let year = DayRange(year: 2026)
/// let parts = try work.breakdown(from: year.first, to: year.last, bounds: .inclusive)
/// print(parts.calendarDays, parts.weekdays, parts.holidaysOnWeekdays, parts.businessDays)  // 365 261 7 254
/// ```
///
/// `weekdays - holidaysOnWeekdays + workedWeekendDays = businessDays`. All are negative, or 0, if the first day is after
/// the last day.
public struct WorkdayBreakdown: Hashable, Sendable {
  /// The days counted.
  public var calendarDays: Int
  /// Those of them that are not weekly days of rest.
  public var weekdays: Int
  /// Weekdays that are off, counted as days, even if several holidays fall on one.
  public var holidaysOnWeekdays: Int
  /// Weekly days of rest that are worked.
  public var workedWeekendDays: Int

  /// The days counted that are weekly days of rest, worked or not.
  public var weekendDays: Int { calendarDays - weekdays }
  /// The days that are worked.
  public var businessDays: Int { weekdays - holidaysOnWeekdays + workedWeekendDays }
}

extension WorkdayCalendar {
  /// The breakdown of the business days from one day to another.
  ///
  /// - Throws: `.outside` when either day is not in ``range``.
  /// - Complexity: O(log *n*) in the days that differ.
  public func breakdown(
    from: Day, to: Day, bounds: WorkdayBounds = .exclusive
  ) throws(WorkdayError) -> WorkdayBreakdown {
    let span = try WorkdaySpan(from: from, to: to, bounds: bounds, in: range)
    let count = WeekdayCount(stretches)
    let sign = span.isBackwards ? -1 : 1
    return WorkdayBreakdown(
      calendarDays: sign * span.count,
      weekdays: sign * (count.before(span.end) - count.before(span.first)),
      holidaysOnWeekdays: sign * (closed.place(of: span.end) - closed.place(of: span.first)),
      workedWeekendDays: sign * (worked.place(of: span.end) - worked.place(of: span.first)))
  }
}

#if !hasFeature(Embedded)
  extension WorkdayBreakdown: CustomStringConvertible, Codable {
    /// The sum: `261 - 7 + 0 = 254`, in the order of the fields.
    public var description: String {
      "\(weekdays) - \(holidaysOnWeekdays) + \(workedWeekendDays) = \(businessDays)"
    }
  }
#endif

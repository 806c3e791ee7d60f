/// A day as a calendar names it: nothing is promised about its existence until ``CalendarID/day(of:)`` finds the day.
public struct CalendarDate: Hashable, Sendable {
  /// The calendar the numbers belong to.
  public let calendar: CalendarID
  /// The year, in the calendar's own count; for ``CalendarID/japanese`` the year of the era.
  public let year: Int
  /// The number of the month, 1 to 12 or 13; for ``CalendarID/isoWeek`` the week.
  public let month: Int
  /// Whether this is the inserted month of a lunisolar year, which has its neighbour's number.
  public let isLeapMonth: Bool
  /// The day of the month, from 1; for ``CalendarID/isoWeek`` the weekday, 1 = Monday.
  public let day: Int
  /// The Japanese era; nil in every other calendar.
  public let era: JapaneseEra?

  /// A date from its parts, unchecked.
  public init(
    _ calendar: CalendarID, year: Int, month: Int, isLeapMonth: Bool = false, day: Int, era: JapaneseEra? = nil
  ) {
    self.calendar = calendar
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
    self.era = era
  }
}

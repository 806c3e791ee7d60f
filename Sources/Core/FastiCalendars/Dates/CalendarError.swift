public import FastiCivil

/// Why a calendar has no answer.
///
/// ```swift
/// do {
///   _ = try CalendarDate(.hebrew, year: 5787, month: 7, day: 31).day
/// } catch .noSuchDay(_, _, _, _, let last) {
///   print("the month has", last, "days")  // the month has 30 days
/// } catch {
///   print(error)
/// }
/// ```
public enum CalendarError: Error, Hashable, Sendable {
  /// The day is outside what is known of the calendar.
  case outsideRange(calendar: CalendarID, limits: DayRange)
  /// The year is outside what is known of the calendar; `limits` are years of that calendar.
  case outsideYears(calendar: CalendarID, year: Int, limits: ClosedRange<Int>)
  /// Some day of the Gregorian year is outside what is known of the calendar; `limits` are whole Gregorian years.
  case outsideGregorianYears(calendar: CalendarID, year: Int, limits: ClosedRange<Int>)
  /// The year has no month of that number; `last` is its highest number.
  case noSuchMonth(calendar: CalendarID, year: Int, month: Int, last: Int)
  /// The year does not repeat that month; `leapMonth` is the one it repeats, 0 if none.
  case noLeapMonth(calendar: CalendarID, year: Int, month: Int, leapMonth: Int)
  /// The month exists but ends at `last`.
  case noSuchDay(calendar: CalendarID, year: Int, month: Int, day: Int, last: Int)
  /// No year of the calendar has a month of that number; `last` is the highest number.
  case neverSuchMonth(calendar: CalendarID, month: Int, last: Int)
  /// No month of the calendar has a day of that number; `last` is the highest number.
  case neverSuchDay(calendar: CalendarID, day: Int, last: Int)
  /// A Japanese date without its era.
  case noEra
  /// An era given with a calendar that has none.
  case eraNotUsed(calendar: CalendarID)
  /// The day of those numbers is not in that era; `limits` are the era's days.
  case outsideEra(era: JapaneseEra, limits: DayRange)
  /// The date belongs to a calendar other than the one asked.
  case otherCalendar(asked: CalendarID, given: CalendarID)
}

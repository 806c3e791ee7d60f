public import FastiCalendars
public import FastiCivil

/// Why a day or a month of the Hijri calendar is wrong.
public enum HijriCause: Hashable, Sendable {
  /// No day of that calendar.
  case noDay
  /// A year and a month, and no day.
  case dayMissing(year: Int, month: Int)
  /// No month of that calendar.
  case noMonth
  /// A month has no such day.
  case noSuchDay(Int)
  /// A year has no such month.
  case noSuchMonth(Int)
  /// A day outside the months that are known.
  case unknownDay(Day, known: DayRange)
  /// A month is shorter; whether that may still change.
  case shorter(HijriMonth, day: Int, length: Int, isOpen: Bool)
  /// A year outside those that are known.
  case unknownYear(Int, known: ClosedRange<Int>)
  /// Too far from the calculated first day of the month; the days that are near enough.
  case tooFar(HijriMonth, near: DayRange?)
  /// With the other months that were set, some month would have neither 29 nor 30 days.
  case noRoom(HijriMonth)
}

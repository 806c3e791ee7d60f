public import FastiCivil

/// One year of a lunisolar calendar, from the first day of month 1: all its months in 12 bytes.
///
/// ```swift
/// let year = try LunisolarCalendar.chinese.year(startingIn: 2025)
/// print(year.start, year.leapMonth, year.monthCount, year.length)  // 2025-01-29 6 13 384
/// print(year.day(month: 8, day: .day(15)) ?? year.start)  // 2025-10-06
/// ```
public struct LunisolarYear: Hashable, Sendable {
  /// The first day of month 1, the new year.
  public let start: Day
  private let storedYear: Int16
  private let lengths: UInt16
  private let storedLeap: UInt8

  /// The Gregorian year in which month 1 starts.
  public var year: Int { Int(storedYear) }
  /// The number of the month that is repeated, 1 to 12; 0 in a year of twelve months.
  public var leapMonth: Int { Int(storedLeap) }
  /// 12 or 13.
  public var monthCount: Int { storedLeap == 0 ? 12 : 13 }
  /// 353 to 355 days, or 383 to 385 with a leap month.
  public var length: Int { months.start(monthCount) }

  @inline(__always)
  var months: PackedMonths { PackedMonths(UInt32(lengths)) }

  /// - Parameters:
  ///   - lengths: bit i is set when the month at place i, from 0, has 30 days.
  ///   - leapMonth: 0, or the number of the repeated month.
  @inline(__always)
  init(year: Int, start: Day, lengths: UInt32, leapMonth: Int) {
    self.start = start
    storedYear = Int16(truncatingIfNeeded: year)
    self.lengths = UInt16(truncatingIfNeeded: lengths)
    storedLeap = UInt8(truncatingIfNeeded: leapMonth)
  }

  /// A day of this year; nil when the year has no such month or the month no such day.
  public func day(month: Int, day: MonthDay, isLeap: Bool = false) -> Day? {
    guard let month = self.month(month, isLeap: isLeap), let number = day.number(length: month.length)
    else { return nil }
    return month.start + (number - 1)
  }

  /// The month and day of a day in this year; nil when it is in another year.
  public func monthAndDay(of day: Day) -> LunisolarDay? {
    guard day >= start, day - start < length else { return nil }
    return place(ofDayWithin: day)
  }

  /// The month of that number; nil when there is none.
  @inline(__always)
  func month(_ month: Int, isLeap: Bool) -> Month? {
    guard month >= 1, month <= 12, !isLeap || month == leapMonth else { return nil }
    let inserted = leapMonth != 0 && month > leapMonth
    let index = month - 1 + (isLeap || inserted ? 1 : 0)
    return Month(start + months.start(index), months.length(index))
  }

  @inline(__always)
  func place(ofDayWithin day: Day) -> LunisolarDay {
    let (index, offset) = months.locate(day - start)
    let after = leapMonth != 0 && index >= leapMonth
    return LunisolarDay(
      month: after ? index : index + 1, isLeapMonth: leapMonth != 0 && index == leapMonth, day: offset + 1,
      length: months.length(index))
  }
}

/// A month and day of a lunisolar year.
///
/// ```swift
/// let year = try LunisolarCalendar.chinese.year(startingIn: 2025)
/// if let place = year.monthAndDay(of: Day(year: 2025, month: 8, day: 1)) {
///   print(place.month, place.isLeapMonth, place.day, place.length)  // 6 true 8 29
/// }
/// ```
public struct LunisolarDay: Hashable, Sendable {
  /// The month's number, 1 to 12.
  public let month: Int
  /// Whether it is the repeated month of that number.
  public let isLeapMonth: Bool
  /// The day of the month, 1 to 30.
  public let day: Int
  /// The month's number of days, 29 or 30.
  public let length: Int
}

import FastiCivil

/// The requirements of a calendar; everything else (checks, errors, searches in a year) is implemented once above it.
///
/// A `month` is its number and whether it is inserted. Numbers need not follow the order of time: the Hebrew year
/// begins with month 7.
protocol CalendarSystem {
  static var id: CalendarID { get }
  /// The day numbers for which ``place(of:)`` is right: literal, so that checking them costs nothing.
  static var span: ClosedRange<Int32> { get }
  /// The years that contain at least one of those days.
  static var years: ClosedRange<Int> { get }
  /// The highest month number of any year.
  static var highestMonth: Int { get }
  /// The highest day number of any month.
  static var highestDay: Int { get }

  /// The year, month and day of a day of ``days``.
  static func place(of day: Day) -> YearMonthDay
  /// The first day and length of a month of one of ``years``; nil when the year has no such month.
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month?
  /// The number of the month that the year inserts, 0 if none.
  static func leapMonth(of year: Int) -> Int
}

extension CalendarSystem {
  static var span: ClosedRange<Int32> { -141_349...376_199 }
  /// The days of ``span``.
  static var days: DayRange {
    DayRange(Day(span.lowerBound)).widened(before: 0, after: Int(span.upperBound) - Int(span.lowerBound))
  }
  static func leapMonth(of year: Int) -> Int { 0 }
}

/// Year, month and day, small enough for registers.
struct YearMonthDay: Hashable {
  let year: Int32
  let month: UInt8
  let isLeapMonth: Bool
  let day: UInt8

  @inline(__always)
  init(_ year: Int, _ month: Int, isLeap: Bool = false, _ day: Int) {
    self.year = Int32(truncatingIfNeeded: year)
    self.month = UInt8(truncatingIfNeeded: month)
    isLeapMonth = isLeap
    self.day = UInt8(truncatingIfNeeded: day)
  }
}

/// The first day of a month and its number of days.
struct Month: Hashable {
  let start: Day
  let length: Int

  @inline(__always)
  init(_ start: Day, _ length: Int) {
    self.start = start
    self.length = length
  }
}

/// The days between two day numbers since 1970-01-01, both included.
func dayRange(_ first: Int32, _ last: Int32) -> DayRange {
  DayRange(Day(first)).widened(before: 0, after: Int(last) - Int(first))
}

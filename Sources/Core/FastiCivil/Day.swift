/// One civil day, as the number of days since 1970-01-01 (negative before).
///
/// A day minus a day is a number and a day plus a number is a day; a day plus a day does not compile. Arithmetic is
/// not limited to ``Limits/days``, so that searches can go beyond the limits; text and ``CivilDate`` are.
///
/// ```swift
/// let midsummer = Day(year: 2026, month: 6, day: 19)
/// print(midsummer, midsummer.weekday, midsummer + 7)  // 2026-06-19 Friday 2026-06-26
/// print(try Day(iso: "2026-12-24") - midsummer)  // 188
/// print(midsummer.onOrAfter(.monday), ISOWeek(midsummer))  // 2026-06-22 2026-W25
/// for day in stride(from: midsummer, through: midsummer + 14, by: 7) { print(day) }
/// // 2026-06-19
/// // 2026-06-26
/// // 2026-07-03
/// ```
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int32

  /// The day `number` days after 1970-01-01.
  @inline(__always)
  public init(_ number: Int32) { self.number = number }

  /// Whether both are the same day.
  @inline(__always)
  public static func == (left: Day, right: Day) -> Bool {
    // Explicit, because the default of Strideable compares by the distance between the two.
    left.number == right.number
  }

  /// The earlier day is the smaller one.
  @inline(__always)
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day `count` days later. Traps only beyond six million years.
  @inline(__always)
  public static func + (day: Day, count: Int) -> Day { Day(day.number + Int32(count)) }

  /// The day `count` days earlier.
  @inline(__always)
  public static func - (day: Day, count: Int) -> Day { Day(day.number - Int32(count)) }

  /// The number of days from `right` to `left`; negative when `left` is earlier.
  @inline(__always)
  public static func - (left: Day, right: Day) -> Int { Int(left.number) - Int(right.number) }

  /// The day `count` days later, in place.
  @inline(__always)
  public static func += (day: inout Day, count: Int) { day = day + count }

  /// The day of the week.
  @inline(__always)
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday, 4 counted from Sunday = 0. The added multiple of 7 keeps the dividend positive.
    Weekday(unchecked: UInt8((Int64(number) + 4 + 7 * 400_000_000) % 7) + 1)
  }

  /// The first such weekday on or after this day.
  @inline(__always)
  public func onOrAfter(_ weekday: Weekday) -> Day {
    self + (weekday.number - self.weekday.number + 7) % 7
  }

  /// The last such weekday on or before this day.
  @inline(__always)
  public func onOrBefore(_ weekday: Weekday) -> Day {
    self - (self.weekday.number - weekday.number + 7) % 7
  }

  /// Whether the day is in the years 1583 to 2999.
  public var isWithinLimits: Bool { Limits.days.contains(self) }
}

extension Day: Strideable, CustomStringConvertible {
  /// The number of days from this day to another, negative when that is earlier.
  @inline(__always)
  public func distance(to other: Day) -> Int { other - self }

  /// The day `count` days later.
  @inline(__always)
  public func advanced(by count: Int) -> Day { self + count }

  /// `2026-06-19`.
  public var description: String { iso }
}

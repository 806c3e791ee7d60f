/// Year, month and day of month of the Gregorian calendar, years 1583 to 2999: the parts of a ``Day``.
///
/// ```swift
/// let date = Day(year: 2026, month: 6, day: 19).date
/// print(date, date.year, date.month, date.dayOfMonth, date.dayOfYear)  // 2026-06-19 2026 6 19 170
/// print(date.day + 14)  // 2026-07-03
/// print(CivilDate.isLeap(2028), CivilDate.daysInMonth(year: 2028, month: 2))  // true 29
/// ```
public struct CivilDate: Hashable, Comparable, Sendable {
  let storedYear: Int16
  let storedMonth: UInt8
  let storedDay: UInt8

  /// The year, 1583 to 2999 when made from parts; the date of a ``Day`` outside these years has that day's year.
  public var year: Int { Int(storedYear) }
  /// The month, 1 = January.
  public var month: Int { Int(storedMonth) }
  /// The day of the month, from 1.
  public var dayOfMonth: Int { Int(storedDay) }

  /// A date from its parts.
  /// - Throws: `.outOfRange` naming the field, or `.noSuchDay` for 30 February.
  public init(year: Int, month: Int, day: Int) throws(CivilError) {
    try check(year, .year, Limits.year)
    try check(month, .month, Limits.month)
    try check(day, .day, Limits.day)
    let last = CivilDate.daysInMonth(year: year, month: month)
    guard day <= last else { throw .noSuchDay(year: year, month: month, day: day, last: last) }
    self.init(unchecked: year, month, day)
  }

  @inline(__always)
  init(unchecked year: Int, _ month: Int, _ day: Int) {
    storedYear = Int16(truncatingIfNeeded: year)
    storedMonth = UInt8(truncatingIfNeeded: month)
    storedDay = UInt8(truncatingIfNeeded: day)
  }

  /// The date of a day. Right for every day within about 32,000 years of the epoch.
  ///
  /// - Source: C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar algorithms",
  ///   Software: Practice and Experience 53 (2023), section 6 and figure 12; the letters are theirs.
  @inline(__always)
  public init(_ date: Day) {
    let N = UInt32(truncatingIfNeeded: Int64(date.number) + CivilDate.K)
    let N1 = 4 &* N &+ 3
    let C = N1 / 146_097
    let NC = (N1 % 146_097) / 4
    let N2 = 4 &* NC &+ 3
    let P2 = 2_939_745 &* UInt64(N2)
    let Z = UInt32(truncatingIfNeeded: P2 >> 32)
    let NY = UInt32(truncatingIfNeeded: P2) / 2_939_745 / 4
    let Y = 100 &* C &+ Z
    let N3 = 2_141 &* NY &+ 197_913
    let M = N3 >> 16
    let D = (N3 & 0xFFFF) / 2_141
    let J: UInt32 = NY >= 306 ? 1 : 0
    self.init(unchecked: Int(Y &+ J) - CivilDate.L, Int(J == 1 ? M &- 12 : M), Int(D) + 1)
  }

  // The algorithm counts from 0000-03-01; s = 82 periods of 400 years keep every intermediate value positive.
  private static let s: Int64 = 82
  private static let K: Int64 = 719_468 + 146_097 * s
  private static let L = 400 * Int(s)

  /// Earlier dates are smaller.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.storedYear, left.storedMonth, left.storedDay) < (right.storedYear, right.storedMonth, right.storedDay)
  }

  /// Whether the year has 29 February.
  @inline(__always)
  public static func isLeap(_ year: Int) -> Bool {
    // A year that is divisible by 25 must be divisible by 16, and so by 400; any other year must be divisible by 4.
    year % (year % 25 == 0 ? 16 : 4) == 0
  }

  /// The days of a month, 28 to 31; `month` must be 1...12.
  @inline(__always)
  public static func daysInMonth(year: Int, month: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : 30 + ((month ^ (month >> 3)) & 1)
  }

  public var day: Day { Day(year: year, month: month, day: dayOfMonth) }

  /// The ordinal day of the year, 1 to 366.
  public var dayOfYear: Int {
    Int(Day(year: year, month: month, day: dayOfMonth).number - Day(year: year, month: 1, day: 1).number) + 1
  }
}

extension Day {
  /// The day of a Gregorian year, month and day that are already known to be valid.
  ///
  /// - Precondition: `month` in 1...12; `day` may go beyond the month's end, and then continues in the next.
  /// - Source: Neri and Schneider (see ``CivilDate/init(_:)``), section 5 and figure 11.
  @inline(__always)
  public init(year: Int, month: Int, day: Int) {
    let J = month <= 2
    let Y = UInt32(truncatingIfNeeded: year + 32_800 - (J ? 1 : 0))
    let M = UInt32(truncatingIfNeeded: J ? month + 12 : month)
    let C = Y / 100
    let y = 1_461 &* Y / 4 &- C &+ C / 4
    let m = (979 &* M &- 2_919) / 32
    self.init(Int32(truncatingIfNeeded: Int64(y &+ m) + Int64(day) - 1 - 719_468 - 146_097 * 82))
  }

  /// The Gregorian date of this day.
  public var date: CivilDate { CivilDate(self) }
  /// The Gregorian year of this day.
  public var year: Int { CivilDate(self).year }
}

extension CivilDate: CustomStringConvertible {
  /// `2026-02-05`.
  public var description: String { iso }
}

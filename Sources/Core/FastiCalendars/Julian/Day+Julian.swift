public import FastiCivil

// The Julian half of C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar
// algorithms", Software: Practice and Experience 53 (2023): their sections 5 and 6 without the century.

/// Days from 0000-03-01 (Julian) to 1970-01-01, and 10,000 periods of four years that keep every value positive.
private let K: Int64 = 719_470 + 1_461 * 10_000
private let L = 40_000

extension Day {
  /// The day with these numbers in the Julian calendar, which must be valid: month 1...12, a day of that month.
  ///
  /// Years are counted astronomically: 0 is 1 BC. Right from year -39,000 on.
  @inline(__always)
  public init(julianYear year: Int, month: Int, day: Int) {
    let J = month <= 2
    let Y = UInt32(truncatingIfNeeded: year &+ L &- (J ? 1 : 0))
    let M = UInt32(truncatingIfNeeded: J ? month &+ 12 : month)
    let days = Int64(1_461 &* Y / 4) + Int64((979 &* M &- 2_919) / 32)
    self.init(Int32(truncatingIfNeeded: days + Int64(day) - 1 - K))
  }
}

extension YearMonthDay {
  /// The year, month and day in the Julian calendar.
  @inline(__always)
  init(julian day: Day) {
    let N1 = 4 &* UInt32(truncatingIfNeeded: Int64(day.number) + K) &+ 3
    let Y = N1 / 1_461
    let NY = N1 % 1_461 / 4
    let N3 = 2_141 &* NY &+ 197_913
    let M = N3 >> 16
    let D = (N3 & 0xFFFF) / 2_141
    let J = NY >= 306
    self.init(Int(Y) &- L &+ (J ? 1 : 0), Int(J ? M &- 12 : M), Int(D) &+ 1)
  }
}

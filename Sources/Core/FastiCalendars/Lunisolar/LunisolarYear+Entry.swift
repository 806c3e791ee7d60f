import FastiCivil

// A table entry, 24 bits: 13 for the lengths (bit 0 = month at place 0, set = 30 days), 4 for the leap month (bits 13
// to 16), 6 for the first day (bits 17 to 22), counted from a mean date around 19 January that needs no calendar.
extension LunisolarYear {
  /// The year that a table entry describes.
  @inline(__always)
  init(_ year: Int, entry: UInt32) {
    self.init(
      year: year, start: Day(LunisolarYear.origin(year) + Int32(truncatingIfNeeded: entry >> 17 & 0x3F)),
      lengths: entry & 0x1FFF, leapMonth: Int(entry >> 13 & 0xF))
  }

  /// The table entry that describes the year.
  var entry: UInt32 {
    let offset = UInt32(truncatingIfNeeded: start.number - LunisolarYear.origin(year))
    return offset << 17 | UInt32(truncatingIfNeeded: leapMonth) << 13 | months.bits
  }

  /// The last year that can have begun on or before a day.
  @inline(__always)
  static func latestYear(on day: Day) -> Int {
    Int((Int64(day.number) + shift) * 400 / 146_097)
  }

  /// A day before every first day of the year, by the mean Gregorian year.
  @inline(__always)
  private static func origin(_ year: Int) -> Int32 {
    Int32(truncatingIfNeeded: (Int64(year) * 146_097 + 399) / 400 - shift)
  }

  /// The mean date of year 0, days before 1970.
  private static let shift: Int64 = 719_511
}

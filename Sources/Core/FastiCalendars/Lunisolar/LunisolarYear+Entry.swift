import FastiCivil

// A table entry, 24 bits: 13 for the lengths (bit 0 = month at place 0, set = 30 days), 4 for the leap month (bits 13
// to 16), 6 for the first day, counted from 19 January (bits 17 to 22).
extension LunisolarYear {
  /// The year that a table entry describes.
  @inline(__always)
  init(_ year: Int, entry: UInt32) {
    self.init(
      year: year, start: Day(year: year, month: 1, day: 19) + Int(entry >> 17 & 0x3F), lengths: entry & 0x1FFF,
      leapMonth: Int(entry >> 13 & 0xF))
  }

  /// The table entry that describes the year.
  var entry: UInt32 {
    let offset = UInt32(truncatingIfNeeded: start - Day(year: year, month: 1, day: 19))
    return offset << 17 | UInt32(truncatingIfNeeded: leapMonth) << 13 | months.bits
  }
}

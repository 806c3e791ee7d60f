import FastiCivil

/// One year of a Hijri calendar in which the length of each month is known.
///
/// A published month can have 28 or 31 days: before 1365 the almanac was corrected within a year.
struct HijriYear: Hashable {
  let number: Int
  /// 1 Muharram.
  let start: Day
  /// Two bits a month, the first month lowest: its length less 28.
  let lengths: UInt32

  @inline(__always)
  init(number: Int, start: Day, lengths: UInt32) {
    self.number = number
    self.start = start
    self.lengths = lengths
  }

  /// 28 to 31 days of month `index`, counted from 0.
  @inline(__always)
  func length(_ index: Int) -> Int { 28 &+ Int(lengths &>> UInt32(truncatingIfNeeded: 2 &* index) & 3) }

  /// The days before month `index`, counted from 0; 12 gives the length of the year.
  @inline(__always)
  func before(_ index: Int) -> Int {
    let earlier = lengths & ((1 &<< UInt32(truncatingIfNeeded: 2 &* index)) &- 1)
    return 28 &* index &+ earlier.nonzeroBitCount &+ (earlier & 0xAA_AAAA).nonzeroBitCount
  }

  @inline(__always)
  func month(_ month: Int) -> Month { Month(start + before(month - 1), length(month - 1)) }

  /// The month and day of a day of this year.
  @inline(__always)
  func place(of day: Day) -> YearMonthDay {
    let ordinal = day - start
    // Months of 28 or 31 days are rare and balanced soon after: the mean month is right or one off.
    var index = min(2 * ordinal / 59, 11)
    var before = before(index)
    while ordinal < before {
      index -= 1
      before -= length(index)
    }
    while ordinal >= before + length(index) {
      before += length(index)
      index += 1
    }
    return YearMonthDay(number, index + 1, ordinal - before + 1)
  }
}

// A table entry, 30 bits: 24 for the lengths, 6 for the first day, counted from 32 days before 1 Muharram of the civil
// calendar.
extension HijriYear {
  /// The year that a table entry describes.
  @inline(__always)
  init(_ number: Int, entry: UInt32) {
    self.init(number: number, start: HijriYear.origin(number) + Int(entry >> 24), lengths: entry & 0xFF_FFFF)
  }

  /// The table entry that describes the year.
  var entry: UInt32 { UInt32(truncatingIfNeeded: start - HijriYear.origin(number)) << 24 | lengths }

  @inline(__always)
  private static func origin(_ number: Int) -> Day {
    Day(Int32(truncatingIfNeeded: HijriCivil.epoch - 32 + 354 * (number - 1) + (3 + 11 * number) / 30))
  }
}

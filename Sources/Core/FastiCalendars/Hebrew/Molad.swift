/// The mean new moon of Tishri of one year: its week and the part of the week.
///
/// A day has 25,920 parts and begins at six in the evening, a week 181,440; weeks are counted from the Monday on which
/// year 1 began. A month has 29 d 12 h 793 p, which is 4 weeks and 39,673 parts.
///
/// - Source: E. M. Reingold and N. Dershowitz, Calendrical Calculations, 4th ed. (2018), chapter 8, for the molad and
///   the four postponements; Documentation/Mathematics/Hebrew.md turns these into the four gates used here.
struct Molad {
  private let week: Int32
  private let parts: Int32
  /// (7 y + 1) mod 19: below 7 in a leap year, 7 to 13 in the year after one. It grows by 7 from year to year.
  private let cycle: Int32

  @inline(__always)
  init(year: Int) {
    let y = UInt32(truncatingIfNeeded: year)
    let months = (235 &* y &- 234) / 19
    // The first molad was on the Monday at 5 h 204 p.
    let p = 5_604 &+ 39_673 &* months
    self.init(
      week: Int32(truncatingIfNeeded: 4 &* months &+ p / 181_440), parts: Int32(truncatingIfNeeded: p % 181_440),
      cycle: Int32(truncatingIfNeeded: (7 &* y &+ 1) % 19))
  }

  @inline(__always)
  private init(week: Int32, parts: Int32, cycle: Int32) {
    self.week = week
    self.parts = parts
    self.cycle = cycle
  }

  @inline(__always)
  var isLeap: Bool { cycle < 7 }

  /// The molad of the next year, twelve or thirteen months later.
  @inline(__always)
  var next: Molad {
    let leap = below(cycle, 7)
    let sum = parts &+ 113_196 &+ 39_673 &* leap
    let carry = below(181_439, sum)
    return Molad(
      week: week &+ 50 &+ 4 &* leap &+ carry, parts: sum &- 181_440 &* carry,
      cycle: cycle &+ 7 &- 19 &* below(11, cycle))
  }

  /// 1 Tishri, in days since year 1 began: the Monday, Tuesday, Thursday or Saturday whose gate the molad has passed.
  @inline(__always)
  var newYear: Int32 {
    // A gate closes at noon. Tuesday's closes at 9 h 204 p of the night in a common year, Monday's at 15 h 589 p in
    // the year after a leap year.
    let plain = below(6, cycle)
    let monday = 19_440 &- 2_651 &* (plain & below(cycle, 14))
    let tuesday = 45_360 &- 9_516 &* plain
    let gates = below(tuesday &- 1, parts) &+ below(97_199, parts) &+ below(149_039, parts)
    return 7 &* week &+ below(monday &- 1, parts) &+ 2 &* gates
  }

  /// 1 if left < right, else 0, without a branch, because the processor cannot predict the order of moladot.
  @inline(__always)
  private func below(_ left: Int32, _ right: Int32) -> Int32 {
    Int32(truncatingIfNeeded: UInt32(bitPattern: left &- right) >> 31)
  }
}

import FastiCivil

/// One year of the Hebrew calendar: its first day and its length determine all its months.
struct HebrewYear {
  let number: Int
  /// The day number of 1 Tishri.
  let start: Int32
  let length: Int32

  @inline(__always)
  init(_ number: Int) { self.init(number, Molad(year: number)) }

  @inline(__always)
  private init(_ number: Int, _ molad: Molad) {
    let first = molad.newYear
    self.number = number
    start = HebrewYear.epoch &+ first
    length = molad.next.newYear &- first
  }

  @inline(__always)
  init(holding day: Day) {
    // The mean year has 35,975,351/98,496 days, 2^40 divided by 3,010,324,966. New Year comes at most 4 days after its
    // mean date and 27 before, so that the estimate is right or, in one case of fourteen, a year early.
    let elapsed = UInt64(truncatingIfNeeded: day.number &- HebrewYear.epoch &- 4)
    let estimate = Int(truncatingIfNeeded: (elapsed &* 3_010_324_966) >> 40) &+ 1
    let molad = Molad(year: estimate)
    let year = HebrewYear(estimate, molad)
    self = day.number &- year.start < year.length ? year : HebrewYear(estimate &+ 1, molad.next)
  }

  @inline(__always)
  var isLeap: Bool { length > 360 }

  /// How much longer the year is than 354 days, or a leap year than 384: 1 when Heshvan has 30 days, -1 when Kislev
  /// has 29.
  @inline(__always)
  private var excess: Int32 { length &- (isLeap ? 384 : 354) }

  /// The month that contains a day counted from 1 Tishri = 0, and the days of that month before it.
  ///
  /// From Tevet on, the months of a common year have 29 and 30 days in turn, and a leap year has 30 more days before
  /// Adar; only Heshvan and Kislev, before Tevet, vary.
  @inline(__always)
  func locate(_ ordinal: Int32) -> (month: Int32, isLeap: Bool, offset: Int32) {
    let excess = excess
    let late = ordinal &- 89 &- excess
    if late < 0 {
      let kislev: Int32 = excess > 0 ? 60 : 59
      let month: Int32 = 7 &+ (ordinal < 30 ? 0 : 1) &+ (ordinal < kislev ? 0 : 1)
      return (month, false, ordinal &- (ordinal < 30 ? 0 : ordinal < kislev ? 30 : kislev))
    }
    let inserted = isLeap && late >= 59
    let isAdarI = inserted && late < 89
    let regular = late &- (inserted && !isAdarI ? 30 : 0)
    let index = Int32(bitPattern: (2 &* UInt32(bitPattern: regular) &+ 1) / 59)
    let month = index &+ (index < 3 ? 10 : -2)
    return isAdarI ? (12, true, late &- 59) : (month, false, regular &- (59 &* index) / 2)
  }

  /// The first day and length of a month that the year has.
  @inline(__always)
  func month(_ month: Int, isLeap inserted: Bool) -> Month {
    let excess = excess
    let index = Int32(truncatingIfNeeded: month) &- (month < 7 ? -2 : 10)
    if index < 0 {
      let isKislev = index == -1
      let before: Int32 = isKislev ? (excess > 0 ? 60 : 59) : index == -2 ? 30 : 0
      let isShort = isKislev ? excess < 0 : index == -2 && excess <= 0
      return Month(Day(start &+ before), isShort ? 29 : 30)
    }
    let adarI: Int32 = isLeap && index >= 2 && !inserted ? 30 : 0
    let before = 89 &+ excess &+ (59 &* index) / 2 &+ adarI
    return Month(Day(start &+ before), inserted ? 30 : Int(29 &+ (index & 1)))
  }

  /// The day number of 1 Tishri of year 1: Monday, 7 October 3761 BC (Julian).
  static let epoch: Int32 = -2_092_590
}

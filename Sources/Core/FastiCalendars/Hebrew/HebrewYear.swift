import FastiCivil

/// One year of the Hebrew calendar: where it starts and how long it is determine all its months.
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

  /// The year of a day.
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

  /// The lengths from Tishri on: Heshvan is long in the years of 355 and 385 days, Kislev short in those of 353, 383.
  @inline(__always)
  var months: PackedMonths {
    // Bit 0 is Tishri; in a leap year Adar I of 30 days is put in at place 5. Bits 1 and 2 follow from the length.
    let plain: UInt32 = isLeap ? 0b0_1010_1011_0001 : 0b0101_0101_0001
    let excess = UInt32(truncatingIfNeeded: length &- (isLeap ? 383 : 353))
    return PackedMonths(plain | (excess >> 1) << 1 | ((excess + 1) >> 1) << 2)
  }

  /// The month at a place counted from Tishri = 0.
  @inline(__always)
  func month(at index: Int) -> (month: Int, isLeap: Bool) {
    let leap = isLeap ? 1 : 0
    let plain = index - (index >= 6 ? leap : 0)
    return (plain + (plain >= 6 ? -5 : 7), index == 5 && isLeap)
  }

  /// The place of a month counted from Tishri = 0.
  @inline(__always)
  func index(of month: Int, isLeap inserted: Bool) -> Int {
    let plain = month + (month >= 7 ? -7 : 5)
    return plain + (isLeap && (inserted ? plain > 5 : plain > 4) ? 1 : 0)
  }

  /// The day number of 1 Tishri of year 1: Monday, 7 October 3761 BC (Julian).
  static let epoch: Int32 = -2_092_590
}

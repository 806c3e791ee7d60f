import FastiCivil

/// One year of the Hebrew calendar: where it starts and how long it is determine all its months.
///
/// - Source: E. M. Reingold and N. Dershowitz, Calendrical Calculations, 4th ed. (2018), chapter 8, for the molad and
///   the four postponements; the closed form that applies them together is derived in Documentation/Mathematics/Hebrew.md.
struct HebrewYear {
  let number: Int
  /// The day number of 1 Tishri.
  let start: Int
  let length: Int

  @inline(__always)
  init(_ number: Int) {
    self.number = number
    start = HebrewYear.newYear(number)
    length = HebrewYear.newYear(number + 1) - start
  }

  /// The year of a day.
  @inline(__always)
  init(holding day: Day) {
    // The mean year has 35,975,351/98,496 days; New Year keeps within a month of the mean, so one step corrects.
    let elapsed = Int64(Int(day.number) - HebrewYear.epoch)
    let estimate = Int(elapsed * 98_496 / 35_975_351) + 1
    let first = HebrewYear.newYear(estimate)
    if Int(day.number) < first {
      self.init(estimate - 1, from: HebrewYear.newYear(estimate - 1), to: first)
    } else {
      let next = HebrewYear.newYear(estimate + 1)
      if Int(day.number) < next {
        self.init(estimate, from: first, to: next)
      } else {
        self.init(estimate + 1, from: next, to: HebrewYear.newYear(estimate + 2))
      }
    }
  }

  @inline(__always)
  private init(_ number: Int, from start: Int, to next: Int) {
    self.number = number
    self.start = start
    length = next - start
  }

  @inline(__always)
  var isLeap: Bool { length > 360 }

  @inline(__always)
  static func isLeap(_ number: Int) -> Bool { (7 * number + 1) % 19 < 7 }

  /// The lengths from Tishri on. Heshvan is long in the years of 355 and 385 days, Kislev short in those of 353 and 383.
  @inline(__always)
  var months: PackedMonths {
    let remainder = length % 10
    // Bit 0 is Tishri. The plain year 30 29 30 29 30 29 30 29 30 29 30 29, then Adar I of 30 days put in at place 5.
    var bits: UInt32 = isLeap ? 0b0_1010_1011_0101 : 0b0101_0101_0101
    if remainder == 5 { bits |= 1 << 1 }
    if remainder == 3 { bits &= ~(1 << 2) }
    return PackedMonths(bits)
  }

  /// The month at a place counted from Tishri = 0.
  @inline(__always)
  func month(at index: Int) -> (month: Int, isLeap: Bool) {
    if index < 5 { return (index + 7, false) }
    if isLeap {
      if index == 5 { return (12, true) }
      return index == 6 ? (12, false) : (index - 6, false)
    }
    return index == 5 ? (12, false) : (index - 5, false)
  }

  /// The place of a month counted from Tishri = 0.
  @inline(__always)
  func index(of month: Int, isLeap inserted: Bool) -> Int {
    if month >= 7, month < 12 { return month - 7 }
    if month == 12 { return isLeap && !inserted ? 6 : 5 }
    return month + (isLeap ? 6 : 5)
  }

  /// The day number of 1 Tishri of year 1: Monday, 7 October 3761 BC (Julian).
  static let epoch = -2_092_590

  /// The day number of 1 Tishri.
  @inline(__always)
  static func newYear(_ year: Int) -> Int {
    // The molad of Tishri, in parts of 1/1080 hour since the evening before the epoch; a month has 29 d 12 h 793 p.
    let months = (235 * year - 234) / 19
    let molad = 5_604 + 765_433 * Int64(months)
    let day = Int(molad / 25_920)
    let parts = Int(molad % 25_920)
    // Weekday 0 is Monday, the epoch's.
    let weekday = day % 7
    let late = parts >= 19_440
      || (weekday == 1 && parts >= 9_924 && !isLeap(year))
      || (weekday == 0 && parts >= 16_789 && isLeap(year - 1))
    let moved = late ? day + 1 : day
    // Not on Sunday, Wednesday or Friday.
    let forbidden = (0b101_0100 >> (moved % 7)) & 1
    return epoch + moved + forbidden
  }
}

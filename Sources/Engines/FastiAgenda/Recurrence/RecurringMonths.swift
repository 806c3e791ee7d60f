/// The months of the year of a rule, at least one.
public struct RecurringMonths: Hashable, Sendable {
  /// Bit 0 is January, bit 11 is December.
  let bits: UInt16

  /// All twelve months.
  public static let all = RecurringMonths(bits: 0xFFF)

  private init(bits: UInt16) { self.bits = bits }

  /// The months of those numbers, 1 = January.
  /// - Throws: `.noSuchMonth`, or `.noDays` for none.
  public init(_ months: [Int]) throws(RecurrenceError) {
    var bits: UInt16 = 0
    for month in months {
      guard month >= 1, month <= 12 else { throw .noSuchMonth(month) }
      bits |= 1 << UInt16(month - 1)
    }
    guard bits != 0 else { throw .noDays }
    self.bits = bits
  }

  /// The month of a date, which is one of the twelve.
  init(known month: Int) { bits = 1 << UInt16(truncatingIfNeeded: month - 1) }

  /// Whether the month is one of them.
  public func contains(_ month: Int) -> Bool { month >= 1 && month <= 12 && bits & (1 << UInt16(month - 1)) != 0 }

  /// The months, 1 = January, in order.
  public var members: [Int] { (1...12).filter { contains($0) } }

  /// How many there are, 1 to 12.
  public var count: Int { bits.nonzeroBitCount }

  /// How many of them come before a month.
  func count(before month: Int) -> Int { (bits & (1 << UInt16(month - 1) - 1)).nonzeroBitCount }

  /// The month at an index, from 0.
  func month(at place: Int) -> Int { UInt32(bits).position(ofBit: place) + 1 }
}

extension UInt32 {
  /// The position of the set bit with the index `place`, from 0; 32 if fewer bits are set.
  func position(ofBit place: Int) -> Int {
    var bits = self
    for _ in 0..<place { bits &= bits &- 1 }
    return bits.trailingZeroBitCount
  }
}

public import FastiCivil

/// The weekdays of a rule, at least one.
public struct RecurringWeekdays: Hashable, Sendable {
  /// Bit 0 is Sunday, bit 6 is Saturday.
  let bits: UInt8

  /// One weekday.
  public init(_ weekday: Weekday) { bits = 1 << (weekday.rawValue - 1) }

  /// Several weekdays.
  /// - Throws: `.noDays` for none.
  public init(_ weekdays: [Weekday]) throws(RecurrenceError) {
    var bits: UInt8 = 0
    for weekday in weekdays { bits |= 1 << (weekday.rawValue - 1) }
    guard bits != 0 else { throw .noDays }
    self.bits = bits
  }

  /// Whether the weekday is one of them.
  public func contains(_ weekday: Weekday) -> Bool { bits & (1 << (weekday.rawValue - 1)) != 0 }

  /// The weekdays, Sunday first.
  public var members: [Weekday] { Weekday.allCases.filter { contains($0) } }

  /// How many there are, 1 to 7.
  public var count: Int { bits.nonzeroBitCount }

  /// The weekdays of seven days that begin with `start`: bit 0 is the first of them.
  func bits(from start: Weekday) -> UInt32 {
    let turn = UInt32(start.rawValue - 1)
    let bits = UInt32(bits)
    return (bits >> turn | bits << (7 - turn)) & 0x7F
  }
}

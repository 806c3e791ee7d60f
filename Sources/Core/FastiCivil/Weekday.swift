/// A day of the week, numbered as the seed numbers it: 1 = Sunday ... 7 = Saturday.
public struct Weekday: Hashable, Comparable, Sendable {
  let raw: UInt8

  /// 1 = Sunday ... 7 = Saturday.
  public var number: Int { Int(raw) }
  /// 1 = Monday ... 7 = Sunday, as ISO 8601 numbers weekdays.
  public var isoNumber: Int { raw == 1 ? 7 : Int(raw) - 1 }

  @inline(__always)
  init(unchecked raw: UInt8) { self.raw = raw }

  /// The weekday of that number, 1 = Sunday.
  /// - Throws: `.outOfRange` outside 1...7.
  public init(number: Int) throws(CivilError) {
    try check(number, .weekday, 1...7)
    raw = UInt8(number)
  }

  /// The weekday of that ISO number, 1 = Monday.
  /// - Throws: `.outOfRange` outside 1...7.
  public init(isoNumber: Int) throws(CivilError) {
    try check(isoNumber, .weekday, Limits.isoWeekday)
    raw = isoNumber == 7 ? 1 : UInt8(isoNumber) + 1
  }

  /// Sunday, number 1.
  public static let sunday = Weekday(unchecked: 1)
  /// Monday, number 2.
  public static let monday = Weekday(unchecked: 2)
  /// Tuesday, number 3.
  public static let tuesday = Weekday(unchecked: 3)
  /// Wednesday, number 4.
  public static let wednesday = Weekday(unchecked: 4)
  /// Thursday, number 5.
  public static let thursday = Weekday(unchecked: 5)
  /// Friday, number 6.
  public static let friday = Weekday(unchecked: 6)
  /// Saturday, number 7.
  public static let saturday = Weekday(unchecked: 7)
  /// Sunday to Saturday, in the order of their numbers.
  public static let all: [Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]

  /// Ordered by number, Sunday first.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.raw < right.raw }
}

/// A set of weekdays, such as a region's weekend.
public struct WeekdaySet: Hashable, Sendable {
  var bits: UInt8

  /// No weekday at all.
  public static let none = WeekdaySet(bits: 0)
  /// Saturday and Sunday.
  public static let saturdaySunday = WeekdaySet([.saturday, .sunday])

  init(bits: UInt8) { self.bits = bits }

  /// The set of the weekdays given.
  public init(_ weekdays: [Weekday]) {
    bits = 0
    for weekday in weekdays { insert(weekday) }
  }

  /// Whether the weekday is in the set.
  @inline(__always)
  public func contains(_ weekday: Weekday) -> Bool { bits & (1 << weekday.raw) != 0 }

  /// Adds a weekday.
  public mutating func insert(_ weekday: Weekday) { bits |= 1 << weekday.raw }

  /// The members, Sunday first.
  public var members: [Weekday] { Weekday.all.filter { contains($0) } }

  /// Whether the set has no member.
  public var isEmpty: Bool { bits == 0 }
}

/// A day of the week, numbered 1 = Sunday to 7 = Saturday.
///
/// The number is stored and encoded; ISO 8601 uses another, ``isoNumber``. Weekdays have no order, because the first
/// day of a week depends on the country.
///
/// ```swift
/// let weekday = Day(year: 2026, month: 6, day: 19).weekday
/// print(weekday, weekday.number, weekday.isoNumber)  // Friday 6 5
/// switch weekday {
/// case .saturday, .sunday: print("weekend")
/// case .monday, .tuesday, .wednesday, .thursday, .friday: print("weekday")
/// }
/// // weekday
/// ```
public enum Weekday: UInt8, Hashable, CaseIterable, Sendable {
  /// Number 1, ISO 7.
  case sunday = 1
  /// Number 2, ISO 1.
  case monday
  /// Number 3, ISO 2.
  case tuesday
  /// Number 4, ISO 3.
  case wednesday
  /// Number 5, ISO 4.
  case thursday
  /// Number 6, ISO 5.
  case friday
  /// Number 7, ISO 6.
  case saturday

  /// 1 = Sunday ... 7 = Saturday.
  public var number: Int { Int(rawValue) }
  /// 1 = Monday ... 7 = Sunday, as ISO 8601 numbers weekdays.
  public var isoNumber: Int { self == .sunday ? 7 : Int(rawValue) - 1 }

  /// The weekday of a number that is known to be 1 to 7.
  @inline(__always)
  init(unchecked number: UInt8) { self = Weekday(rawValue: number).unsafelyUnwrapped }

  /// The weekday of that number, 1 = Sunday.
  /// - Throws: `.outOfRange` outside 1...7.
  public init(number: Int) throws(CivilError) {
    try check(number, .weekday, 1...7)
    self.init(unchecked: UInt8(number))
  }

  /// The weekday of that ISO number, 1 = Monday.
  /// - Throws: `.outOfRange` outside 1...7.
  public init(isoNumber: Int) throws(CivilError) {
    try check(isoNumber, .weekday, Limits.isoWeekday)
    self.init(unchecked: isoNumber == 7 ? 1 : UInt8(isoNumber) + 1)
  }
}

extension Weekday: CustomStringConvertible {
  /// The English name: `Friday`.
  public var description: String {
    switch self {
    case .sunday: "Sunday"
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    }
  }
}

/// A set of weekdays, such as a region's weekend.
///
/// ```swift
/// var weekend = WeekdaySet([.friday])
/// weekend.insert(.saturday)
/// print(weekend.contains(.sunday), weekend)  // false [Friday, Saturday]
/// ```
public struct WeekdaySet: Hashable, Sendable {
  var bits: UInt8

  /// A set without a weekday.
  public static let none = WeekdaySet(bits: 0)
  /// The days of rest of most regions.
  public static let saturdaySunday = WeekdaySet([.saturday, .sunday])

  init(bits: UInt8) { self.bits = bits }

  /// The set of the weekdays given.
  public init(_ weekdays: [Weekday]) {
    bits = 0
    for weekday in weekdays { insert(weekday) }
  }

  /// Whether the weekday is in the set.
  @inline(__always)
  public func contains(_ weekday: Weekday) -> Bool { bits & (1 << weekday.rawValue) != 0 }

  /// Adds a weekday.
  public mutating func insert(_ weekday: Weekday) { bits |= 1 << weekday.rawValue }

  /// The members, Sunday first.
  public var members: [Weekday] { Weekday.allCases.filter { contains($0) } }

  /// Whether the set has no member.
  public var isEmpty: Bool { bits == 0 }
}

extension WeekdaySet: CustomStringConvertible {
  /// The English names, Sunday first: `[Sunday, Saturday]`.
  public var description: String {
    var writer = UTF8Writer()
    for weekday in members {
      writer.write(writer.bytes.isEmpty ? "[" : ", ")
      writer.write(text: weekday.description)
    }
    return isEmpty ? "[]" : writer.string + "]"
  }
}

#if !hasFeature(Embedded)
  extension Weekday: Codable {
    /// The weekday of a number, 1 = Sunday.
    /// - Throws: `DecodingError` for anything but 1 to 7.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let weekday = Weekday(rawValue: try container.decode(UInt8.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "a weekday is a number from 1 to 7")
      }
      self = weekday
    }

    /// Encodes the number, 1 = Sunday.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }

  extension WeekdaySet: Codable {
    /// The set of a list of numbers, 1 = Sunday.
    /// - Throws: `DecodingError` for anything but numbers from 1 to 7.
    public init(from decoder: any Decoder) throws { self.init(try [Weekday](from: decoder)) }

    /// Encodes the numbers of the members, 1 = Sunday.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
  }
#endif

public import FastiCivil

/// The few days of a Gregorian year that have one month and day of another calendar, in order.
///
/// ```swift
/// let days = try CalendarID.hijriUmmAlQura.days(month: 1, day: .day(1), inGregorianYear: 2008)
/// print(days.count, days)  // 2 [2008-01-10, 2008-12-29]
/// ```
///
/// A lunar year of 354 days can give two; three are possible when an inserted month counts too.
public struct FewDays: Hashable, Sendable {
  private var days: (Int32, Int32, Int32) = (0, 0, 0)
  private var stored: UInt8 = 0

  public init() {}

  /// The number of days, 0 to 3.
  public var count: Int { Int(stored) }
  /// Whether there is none.
  public var isEmpty: Bool { stored == 0 }
  /// The earliest, if there is one.
  public var first: Day? { isEmpty ? nil : Day(days.0) }

  /// Appends a later day; a fourth cannot occur and would be dropped.
  mutating func append(_ day: Day) {
    switch stored {
    case 0: days.0 = day.number
    case 1: days.1 = day.number
    case 2: days.2 = day.number
    default: return
    }
    stored += 1
  }

  /// Whether both contain the same days.
  public static func == (left: FewDays, right: FewDays) -> Bool {
    left.stored == right.stored && left.days == right.days
  }

  /// Feeds the days to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(stored)
    hasher.combine(days.0)
    hasher.combine(days.1)
    hasher.combine(days.2)
  }
}

extension FewDays: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// One past the last position, 0 to 3.
  public var endIndex: Int { count }

  /// The day at a position, earliest first.
  /// - Precondition: `position` in 0..<``count``.
  public subscript(position: Int) -> Day {
    precondition(position >= 0 && position < count)
    return Day(position == 0 ? days.0 : position == 1 ? days.1 : days.2)
  }
}

extension FewDays: CustomStringConvertible {
  /// The days as a list: `[2026-02-17]`.
  public var description: String {
    var writer = UTF8Writer()
    writer.write("[")
    for (index, day) in enumerated() {
      if index > 0 { writer.write(", ") }
      writer.write(day)
    }
    writer.write("]")
    return writer.string
  }
}

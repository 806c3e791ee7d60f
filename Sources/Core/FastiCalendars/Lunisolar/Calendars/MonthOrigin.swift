public import FastiCivil

/// Why a lunisolar month begins on its day.
///
/// ```swift
/// let origin = try LunisolarCalendar.vietnamese.origin(ofMonthHolding: Day(year: 2026, month: 2, day: 20))
/// print(origin.day, origin.newMoon, origin.offset, origin.isAlmanac)  // 2026-02-17 2026-02-17T12:01:09Z 25200 false
/// ```
public struct MonthOrigin: Hashable, Sendable {
  /// The new moon the month belongs to.
  public let newMoon: SkyInstant
  /// Seconds east of Greenwich of the clock that determines the day of the new moon.
  public let offset: Int
  /// The first day of the month.
  public let day: Day
  /// Whether the day is that of the almanac in force at the time, and not that of the rule.
  public let isAlmanac: Bool

  /// Seconds from the nearest local midnight to the new moon, negative before it: the margin of the rule.
  public var secondsFromMidnight: Double { newMoon.secondsFromMidnight(offset: offset) }

  /// The other day on which the month may begin; nil when the day is certain.
  public var alternative: Day? { isAlmanac ? nil : newMoon.alternativeDay(offset: offset) }
}

extension LunisolarCalendar {
  /// Why the month that contains a day begins when it does.
  ///
  /// - Throws: `.outsideRange` outside the calendar's range.
  /// - Complexity: Up to three new moons.
  public func origin(ofMonthHolding day: Day) throws(CalendarError) -> MonthOrigin {
    switch self {
    case .chinese: try ChineseCalendar.origin(ofMonthHolding: day)
    case .vietnamese: try VietnameseCalendar.origin(ofMonthHolding: day)
    case .korean: try KoreanCalendar.origin(ofMonthHolding: day)
    }
  }
}

extension LunisolarSystem {
  static func origin(ofMonthHolding day: Day) throws(CalendarError) -> MonthOrigin {
    let first = day - (try date(of: day).dayOfMonth - 1)
    do throws(SkyError) {
      var lunation = lunation(near: first)
      for _ in 0..<3 where try firstDay(ofLunation: lunation) > first { lunation -= 1 }
      let newMoon = try Sky.newMoon(lunation: lunation)
      return MonthOrigin(
        newMoon: newMoon, offset: offset(on: newMoon.day(offset: 28_800)), day: first,
        isAlmanac: civilDay(of: newMoon) != first)
    } catch {
      throw .outsideRange(calendar: id, limits: days)
    }
  }
}

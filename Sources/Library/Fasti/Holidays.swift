public import FastiCivil
import FastiHolidays

/// The holidays of a range of days, in order: a collection with look-up by day.
///
/// ```swift
/// let holidays = try HolidayCalendar("US").holidays(in: 2026)
/// print(holidays.count, holidays[0].name)  // 17 New Year's Day
/// print(holidays.isPublicHoliday(Day(year: 2026, month: 7, day: 3)))  // true
/// for holiday in holidays.on(Day(year: 2026, month: 7, day: 3)) { print(holiday, holiday.ruleDay) }
/// // 2026-07-03 Independence Day (observed) 2026-07-04
/// ```
public struct Holidays: Sendable {
  private let cache: HolidayCache

  init(_ cache: HolidayCache) { self.cache = cache }

  /// The requested days.
  public var range: DayRange { cache.window }

  /// The holidays of a day of ``range``; none on any other day.
  /// - Complexity: O(1) on a day without a holiday, O(log *n*) on one with.
  public func on(_ day: Day) -> [Holiday] {
    cache.occurrences(on: day).map { Holiday($0.occurrence, of: cache.plans[$0.plan]) }
  }

  /// Whether a day of ``range`` is a public holiday, or a part of it is; false for any other day.
  /// - Complexity: O(1).
  public func isPublicHoliday(_ day: Day) -> Bool { cache.isRedDay(day) }

  /// Rules without an answer for the whole of ``range``, because their calendar is not known that far.
  public var gaps: [Gap] {
    cache.answers[0].gaps.map { gap in
      Gap(ruleID: cache.plans[0].rules[Int(gap.rule)].id.string, known: gap.limits)
    }
  }

  /// A rule, and the days for which it is known.
  ///
  /// ```swift
  /// for gap in try HolidayCalendar("VN").holidays(in: 2999).gaps { print(gap.ruleID, gap.known.years) }
  /// // ...
  /// ```
  public struct Gap: Hashable, Sendable {
    /// The rule whose days beyond ``known`` are missing: `vn.tet`.
    public let ruleID: String
    /// The days of its calendar.
    public let known: DayRange
  }
}

extension Holidays: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// One past the last position; the number of holidays.
  public var endIndex: Int { cache.answers[0].occurrences.count }

  /// The holiday at a position, the earliest first.
  /// - Precondition: `position` in 0..<`count`.
  public subscript(position: Int) -> Holiday { Holiday(cache.answers[0].occurrences[position], of: cache.plans[0]) }
}

extension Holidays: Hashable {
  /// Whether both have the same holidays of the same range.
  public static func == (left: Holidays, right: Holidays) -> Bool {
    left.range == right.range && left.elementsEqual(right)
  }

  /// Feeds range and count to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(count)
  }
}

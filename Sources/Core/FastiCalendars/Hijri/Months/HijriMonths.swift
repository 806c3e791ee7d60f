public import FastiCivil

/// Consecutive Hijri months with their first days, as a value; every engine that needs Hijri dates takes one.
///
/// ```swift
/// let months = HijriMonths.ummAlQura()
/// let today = Day(year: 2026, month: 6, day: 19)
/// print(try months.date(of: today))  // 1448-01-04
/// if let ramadan = HijriMonth(year: 1448, month: 9), let month = months[ramadan] {
///   print(month.start, month.length, month.status)  // 2027-02-08 29 confirmed
/// }
/// ```
public struct HijriMonths: Hashable, Sendable {
  /// The earliest month of the table; every month up to ``last`` follows without a gap.
  public let first: HijriMonth
  /// Day numbers: the first day of each month in turn, then the day after the last month.
  var starts: [Int32]
  /// Source and status of each month, status above three bits of source.
  var marks: [UInt8]

  /// The latest month of the table.
  public var last: HijriMonth { first + (marks.count - 1) }
  /// From the first day of ``first`` to the last day of ``last``.
  public var days: DayRange {
    DayRange(Day(starts[0])).widened(before: 0, after: Int(starts[marks.count] - starts[0]) - 1)
  }
  /// How many months the table has, at least 1.
  public var count: Int { marks.count }

  /// A table of months in order, each beginning where the one before it ends.
  /// - Throws: `.empty`, `.gap` or `.length`.
  public init(_ definitions: [HijriMonthDefinition]) throws(HijriMonthsError) {
    guard let head = definitions.first else { throw .empty }
    first = head.month
    starts = []
    marks = []
    starts.reserveCapacity(definitions.count + 1)
    marks.reserveCapacity(definitions.count)
    for next in definitions {
      guard next.month == first + marks.count, starts.isEmpty || starts[marks.count] == next.start.number
      else { throw .gap(next.month) }
      guard next.length >= 28, next.length <= 31 else { throw .length(next.month, next.length) }
      if starts.isEmpty { starts.append(next.start.number) }
      starts.append(next.end.number)
      marks.append(HijriMonths.mark(next.source, next.status))
    }
  }

  init(first: HijriMonth, starts: [Int32], marks: [UInt8]) {
    self.first = first
    self.starts = starts
    self.marks = marks
  }

  @inline(__always)
  static func mark(_ source: HijriMonthSource, _ status: HijriMonthStatus) -> UInt8 {
    status.rawValue << 3 | source.rawValue
  }
}

/// Why a table of Hijri months has no answer, or cannot be made.
///
/// ```swift
/// let months = HijriMonths.ummAlQura(years: 1448...1448)
/// do {
///   _ = try months.date(of: Day(year: 2030, month: 1, day: 1))
/// } catch .outsideDays(let day, let limits) {
///   print(day, limits)  // 2030-01-01 2026-06-16/2027-06-05
/// } catch {
///   print(error)
/// }
/// ```
public enum HijriMonthsError: Error, Hashable, Sendable {
  /// The day is outside the table.
  case outsideDays(Day, limits: DayRange)
  /// The month is outside the table.
  case outsideMonths(HijriMonth, first: HijriMonth, last: HijriMonth)
  /// The month has no such day; `last` is its last one.
  case noSuchDay(HijriDate, last: Int)
  case empty
  /// The month does not follow the one before it, by number or by day.
  case gap(HijriMonth)
  /// The month has fewer than 28 or more than 31 days.
  case length(HijriMonth, Int)
}

public import FastiCivil

/// The first such weekday within a range of dates: `Saturday in 31 October to 6 November`.
///
/// The range may cross the end of a month or of a year; it belongs to the year of its first day.
public struct Floating: Hashable, Sendable {
  /// The weekday to find.
  public var weekday: Weekday
  /// The first date of the range.
  public var first: MonthDayOfYear
  /// The last date of the range; before `first` in the year means in the next year.
  public var last: MonthDayOfYear

  /// The first such weekday of the range.
  public init(_ weekday: Weekday, first: MonthDayOfYear, last: MonthDayOfYear) {
    self.weekday = weekday
    self.first = first
    self.last = last
  }

  /// Whether the range runs into the next year.
  var crossesYear: Bool { (last.month, last.day) < (first.month, first.day) }

  /// The number of days of a range that crosses the year and is longer than ``longestMeant``, so probably a mistake.
  var longRange: Int? {
    // Two years that are not leap years.
    let days = last.lastDay(in: crossesYear ? 2002 : 2001) - first.day(in: 2001) + 1
    return crossesYear && days > Self.longestMeant ? days : nil
  }

  /// The longest range across the end of a year without a finding, in days; no law has one over three weeks.
  private static let longestMeant = 60

  /// The month of the last day, if it differs from that of the first day.
  var numbers: PatternNumbers {
    PatternNumbers(
      month: first.month, weekday: weekday.number, dayRangeStart: first.day, dayRangeEnd: last.day,
      endMonth: last.month == first.month ? nil : last.month)
  }

  @inline(__always)
  func day(in year: Int) -> Day? {
    let found = first.day(in: year).onOrAfter(weekday)
    let end = last.lastDay(in: crossesYear ? year + 1 : year)
    return found <= end ? found : nil
  }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool { sentence.contains("to") || sentence.contains("between") }

  static func read(_ reader: inout SentenceReader) -> Floating? {
    let (weekday, first) = reader.part(before: "to", "and", as: .range) { part in
      let weekday = part.weekday()
      part.expect("in", "between", as: .range) { $0.startsWithDigit || MonthWord.number($0) != nil }
      part.known = part.mistakes.count
      return (weekday, part.monthDay())
    }
    let last = reader.isAtEnd && !reader.mistakes.isEmpty ? nil : reader.monthDay()
    guard let weekday, let first, let last else { return nil }
    return Floating(weekday, first: first, last: last)
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: Floating) {
    write(pattern.weekday)
    write(" in ")
    write(pattern.first)
    write(" to ")
    write(pattern.last)
  }
}

public import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// The business days of a span, which are charged to leave, and the other days with the reason.
public struct ChargedDays: Sendable {
  /// A day that costs no leave.
  public struct Skipped: Hashable, Sendable {
    public let day: Day
    /// The reason: `Saturday`, or the names of the holidays on it.
    public let reason: String
  }

  /// The business days.
  public let days: [Day]
  /// The days that cost no leave.
  public let skipped: [Skipped]
  /// Sentences about rules that could not answer for the whole span.
  public let warnings: [Sentence]

  /// A single day, charged even if it is not a business day.
  public init(_ day: Day) { (days, skipped, warnings) = ([day], [], []) }

  /// The most days that one span may have: a leap year.
  public static let longestSpan = 366

  /// The business days of a span in the selected regions; if none is selected, Saturdays and Sundays cost nothing.
  /// - Throws: `.invalid` for a span that ends before it begins or is longer than ``longestSpan``.
  public init(
    from first: Day, until last: Day, _ almanac: Almanac, words: Words, languages: [LanguageCode]
  ) throws(Failure) {
    let range: DayRange
    do { range = try DayRange(first, last) } catch { throw Failure(error, field: .until) }
    guard range.count <= Self.longestSpan else {
      throw Failure(.days(.longSpan(range.count, most: Self.longestSpan)), field: .until, value: last.iso)
    }
    let codes = try almanac.codes([])
    let calendar = try WorkdaySource(almanac, codes).calendar(over: range)
    let holidays = try ShowHolidays(almanac)(codes, in: range, kind: .public, languages: languages).items
    var (days, skipped): ([Day], [Skipped]) = ([], [])
    calendar.eachDay { day, isBusiness in
      if isBusiness { return days.append(day) }
      var names: [String] = []
      for item in holidays where item.day == day && !names.contains(item.name) { names.append(item.name) }
      skipped.append(
        Skipped(day: day, reason: names.isEmpty ? "\(words.name(day.weekday))" : names.joined(separator: ", ")))
    }
    self.days = days
    self.skipped = skipped
    warnings = calendar.gaps.map(\.warning)
  }
}

public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// Makes the date dimension table of regions, a few years at a time, so that memory does not grow with the range.
public struct ExportDimension {
  private let almanac: Almanac
  private let words: Words
  private let languages: [LanguageCode]

  private let source: WorkdaySource

  /// The table of an almanac's holidays, and of the business days of a source made from it, in the reader's words.
  public init(_ almanac: Almanac, _ source: WorkdaySource, words: Words, languages: [LanguageCode]) {
    self.almanac = almanac
    self.source = source
    self.words = words
    self.languages = languages
  }

  /// Passes a row for each day of a range, in order and in portions, to `emit`.
  ///
  /// - Parameters:
  ///   - emit: Receives the rows of up to eight years.
  /// - Returns: Sentences about rules that could not answer for the whole range, each once.
  /// - Throws: `.invalid` when the range is outside the years 1583 to 2999, and what `emit` throws.
  /// - Complexity: O(days), and O(days from 1970 to the range) before the first row.
  public func callAsFunction(
    in range: DayRange, emit: ([DimensionRow]) throws(Failure) -> Void
  ) throws(Failure) -> [Sentence] {
    // One calendar from 1970 on, because days are numbered from then.
    let all = DayRange(min(range.first, Self.epoch)).widened(
      before: 0, after: max(range.last, Self.epoch) - min(range.first, Self.epoch))
    let worked = Workdays(try source.calendar(over: all))
    var warnings: [Sentence] = []
    for portion in range.portions {
      let found = try ShowHolidays(almanac)(source.regions, in: portion, languages: languages)
      for warning in found.warnings where !warnings.contains(warning) { warnings.append(warning) }
      try emit(rows(portion, found.items, worked))
    }
    return warnings
  }

  /// The first day that counts towards the business-day number.
  private static let epoch = Day(0)

  private func rows(_ portion: DayRange, _ holidays: [HolidayItem], _ worked: Workdays) -> [DimensionRow] {
    let names = words.weekdays.map { "\($0)" }
    var rows: [DimensionRow] = []
    rows.reserveCapacity(portion.count)
    var place = 0
    for day in portion {
      let start = place
      while place < holidays.count, holidays[place].day == day { place += 1 }
      let items = holidays[start..<place]
      rows.append(
        DimensionRow(
          day: day, weekdayName: names[day.weekday.number - 1], holidays: items.names { $0 == .public },
          observances: items.names { $0 != .public && $0 != .workday },
          isRedDay: items.contains { $0.isRedDay }, isBusinessDay: worked.isBusinessDay(unchecked: day),
          businessDayNumber: number(of: day, worked)))
    }
    return rows
  }

  /// The business days from the epoch to a day, including both; before the epoch, the negative number of business days
  /// between.
  private func number(of day: Day, _ worked: Workdays) -> Int {
    day >= Self.epoch ? worked.tally(Self.epoch, day + 1) : -worked.tally(day + 1, Self.epoch)
  }
}

extension DayRange {
  /// The range in pieces of at most eight years.
  fileprivate var portions: [DayRange] {
    let most = 8 * 366
    var portions: [DayRange] = []
    var start = first
    while start <= last {
      portions.append(DayRange(start).widened(before: 0, after: Swift.min(most, last - start + 1) - 1))
      start = start + most
    }
    return portions
  }
}

extension ArraySlice<HolidayItem> {
  /// The names of the items of some kinds, each once.
  fileprivate func names(_ isAsked: (HolidayKind) -> Bool) -> [String] {
    var names: [String] = []
    for item in self where isAsked(item.occurrence.kind) && !names.contains(item.name) { names.append(item.name) }
    return names
  }
}

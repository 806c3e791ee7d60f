public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// Whether a day is worked, and the holidays on it.
public struct WorkdayAnswer: Sendable {
  public let day: Day
  /// Whether it is worked.
  public let isBusinessDay: Bool
  /// Whether it is a weekly day of rest, worked or not.
  public let isRest: Bool
  /// The regions whose days off count.
  public let regions: [RegionCode]
  /// The public holidays and worked weekend days on it.
  public let holidays: [HolidayItem]
  /// Sentences about rules that could not answer for the day.
  public let warnings: [Sentence]
}

/// Tells whether a day is worked.
public struct IsWorkday {
  private let almanac: Almanac
  private let source: WorkdaySource

  /// The business days of a source made from the almanac.
  public init(_ almanac: Almanac, _ source: WorkdaySource) {
    self.almanac = almanac
    self.source = source
  }

  /// Whether a day is worked.
  /// - Throws: `.invalid` when the day is outside the years 1583 to 2999.
  public func callAsFunction(_ day: Day, languages: [LanguageCode] = []) throws(Failure) -> WorkdayAnswer {
    let calendar = try source.calendar(over: try WorkdaySource.range(of: day, day))
    let items = try ShowHolidays(almanac)(source.regions, in: DayRange(day), languages: languages).items
    do {
      return WorkdayAnswer(
        day: day, isBusinessDay: try calendar.isBusinessDay(day), isRest: try calendar.isRest(day),
        regions: source.regions,
        holidays: items.filter { $0.occurrence.kind == .public || $0.occurrence.kind == .workday },
        warnings: calendar.gaps.map(\.warning))
    } catch { throw Failure(error) }
  }
}

extension WorkdayAnswer: FieldWritable {
  /// Whether it is worked, and why.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("isBusinessDay", isBusinessDay)
    writer.field("isWeekend", isRest)
    writer.field("regions", regions.map(\.string))
    writer.field("holidays", records: holidays)
  }
}

public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// The number of business days from one day to another, and how it is composed.
public struct WorkdayCount: Sendable {
  /// The day counted from; may be after ``to``.
  public let from: Day
  /// The day counted to; if it is before ``from``, every number is negative.
  public let to: Day
  /// The regions whose days off were left out.
  public let regions: [RegionCode]
  /// Which ends are included.
  public let bounds: WorkdayBounds
  /// How several regions were combined.
  public let combination: WorkdayCombination
  public let breakdown: WorkdayBreakdown
  /// The public holidays and worked weekend days among the counted days.
  public let holidays: [HolidayItem]
  /// The weekdays among the counted days that are off.
  public let closed: [Day]
  /// What part-day holidays subtract; nil unless hours of work were given.
  public let partDays: PartDaysLost?
  /// Sentences about rules that could not answer for the whole range.
  public let warnings: [Sentence]
  /// The counted days; nil if there are none.
  public let days: DayRange?
}

/// Counts the business days from one day to another.
public struct CountWorkdays {
  private let almanac: Almanac
  private let source: WorkdaySource

  /// The business days of a source made from the almanac.
  public init(_ almanac: Almanac, _ source: WorkdaySource) {
    self.almanac = almanac
    self.source = source
  }

  /// The business days from one day to another.
  /// - Parameter hours: If given, the hours that part-day holidays subtract are reported too.
  /// - Throws: `.invalid` when a day is outside the years 1583 to 2999.
  public func callAsFunction(
    from: Day, to: Day, bounds: WorkdayBounds = .exclusive, hours: WorkingHours? = nil, languages: [LanguageCode] = []
  ) throws(Failure) -> WorkdayCount {
    let range = try WorkdaySource.range(of: from, to)
    let calendar = try source.calendar(over: range)
    let (breakdown, span): (WorkdayBreakdown, WorkdaySpan)
    do {
      breakdown = try calendar.breakdown(from: from, to: to, bounds: bounds)
      span = try WorkdaySpan(from: from, to: to, bounds: bounds, in: range)
    } catch { throw Failure(error) }
    var holidays: [HolidayItem] = []
    let counted = try? DayRange(span.first, span.end - 1)
    if let counted {
      holidays = try ShowHolidays(almanac)(source.regions, in: counted, languages: languages).items
        .filter { $0.occurrence.kind == .public || $0.occurrence.kind == .workday }
    }
    return WorkdayCount(
      from: from, to: to, regions: source.regions, bounds: bounds, combination: source.combination,
      breakdown: breakdown, holidays: holidays, closed: calendar.closed.filter { span.first <= $0 && $0 < span.end },
      partDays: hours.map { PartDaysLost(calendar.partDays, span, $0, businessDays: breakdown.businessDays) },
      warnings: calendar.gaps.map(\.warning), days: counted)
  }
}

extension WorkdayCount: FieldWritable {
  /// The contract's fields, in its order, followed by later additions.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("from", from)
    writer.field("to", to)
    writer.field("regions", regions.map(\.string))
    writer.field("bounds", "\(bounds.word)")
    writer.field("calendarDays", breakdown.calendarDays)
    writer.field("weekdays", breakdown.weekdays)
    writer.field("weekendDays", breakdown.weekendDays)
    writer.field("holidaysOnWeekdays", breakdown.holidaysOnWeekdays)
    writer.field("businessDays", breakdown.businessDays)
    writer.field("holidays", records: holidays)
    writer.field("workedWeekendDays", breakdown.workedWeekendDays)
    writer.field("combine", "\(combination.word)")
    if let partDays { partDays.write(to: &writer) }
  }
}

public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords
public import FastiWords

/// Charts of days off and of bridge days.
public struct ChartWorkdays {
  private let source: WorkdaySource
  private let words: PageWords

  /// Charts of the business days of regions, in the reader's language.
  public init(_ source: WorkdaySource, _ words: PageWords) {
    self.source = source
    self.words = words
  }

  /// The days off of each month of a range, or each year of a long one.
  /// - Throws: `.invalid` when the range leaves the years 1583 to 2999.
  public func daysOff(_ range: DayRange) throws(Failure) -> Chart {
    let calendar = try source.calendar(over: range)
    do { return try words.chart(daysOff: range, calendar) } catch { throw Failure(error) }
  }

  /// The days off of a year, and the spans that result from leave.
  /// - Throws: `.invalid` outside the years 1583 to 2999.
  public func bridges(_ spans: [BridgeSpan], in year: Int) throws(Failure) -> Chart {
    let calendar = try source.calendar(over: DayRange(year: year))
    do { return try words.chart(bridges: spans, in: year, calendar) } catch { throw Failure(error) }
  }
}

public import FastiCivil
public import FastiFormats

/// One row of the date dimension: a day and all values by which a query may group, filter or count.
public struct DimensionRow: Hashable, Sendable {
  /// The day: the key of the table.
  public let day: Day
  /// The weekday's name in the reader's language.
  public let weekdayName: String
  /// The names of its public holidays, each once.
  public let holidays: [String]
  /// The names of all other items on the day except worked weekend days, each once.
  public let observances: [String]
  /// Whether a public holiday of the whole day is on it.
  public let isRedDay: Bool
  /// Whether it is worked in every region.
  public let isBusinessDay: Bool
  /// Business days from 1970-01-01 to this day, including both; below zero before. The number of business days after
  /// one day up to another is the difference of their numbers; a table that is exported for other years has the same
  /// numbers.
  public let businessDayNumber: Int
}

extension DimensionRow: FieldWritable {
  /// The columns, in their order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    let date = day.date
    let week = ISOWeek(day)
    writer.field("date", day)
    writer.field("year", date.year)
    writer.field("quarter", (date.month + 2) / 3)
    writer.field("month", date.month)
    writer.field("day", date.dayOfMonth)
    writer.field("dayOfYear", date.dayOfYear)
    writer.field("isoYear", week.year)
    writer.field("isoWeek", week.week)
    writer.field("weekday", day.weekday.number)
    writer.field("weekdayName", weekdayName)
    writer.field("holidays", holidays)
    writer.field("observances", observances)
    writer.field("isRedDay", isRedDay)
    writer.field("isBusinessDay", isBusinessDay)
    writer.field("businessDayNumber", businessDayNumber)
  }
}

public import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiWords

/// A day in the active Hijri months, and how certain it is.
public struct HijriItem: Hashable, Sendable {
  /// The civil day of its daylight.
  public let day: Day
  public let date: HijriDate
  /// Its month, with first day, length and source.
  public let month: HijriMonthDefinition
  /// The month's name in the reader's language.
  public let monthName: String
  /// How certain the date is.
  public let status: HijriMonthStatus
  /// When the month's start was fetched, in milliseconds of Unix time.
  public let fetchedAt: Int64?
  /// The announcements of the committee's documents about the month, if they disagree and are followed.
  public let dispute: MonthDispute?
  /// The country's table that gave the month, and where it has it from; nil for months of other sources.
  public let origin: DayReason.Note?
}

extension HijriItem: FieldWritable {
  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("year", date.month.year)
    writer.field("month", date.month.month)
    writer.field("day", date.dayOfMonth)
    writer.field("monthName", monthName)
    writer.field("monthLength", month.length)
    writer.field("source", "\(month.source.name)")
    writer.field("status", "\(status.name)")
    writer.field("fetchedAt", fetchedAt.map { Instant(seconds: $0 / 1_000).iso })
  }

  /// The columns of a CSV without Hijri dates.
  public static let columns: [StaticString] = [
    "date", "year", "month", "day", "monthName", "monthLength", "source", "status", "fetchedAt",
  ]
}

/// A Hijri month in a list.
public struct HijriMonthItem: FieldWritable, Sendable {
  /// The month with its first day, its length and its source.
  public let month: HijriMonthDefinition
  /// Its name in the reader's language.
  public let name: String
  /// The announcements of the committee's documents about it, if they disagree and are followed.
  public let dispute: MonthDispute?

  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", month.month.year)
    writer.field("month", month.month.month)
    writer.field("start", month.start)
    writer.field("length", month.length)
    writer.field("source", "\(month.source.name)")
    writer.field("status", "\(month.status.name)")
  }

  /// The columns of a CSV without months.
  public static let columns: [StaticString] = ["year", "month", "start", "length", "source", "status"]
}

public import FastiCalendars
import FastiCivil
public import FastiFormats
import FastiRecords
public import FastiReminders

/// A future notification as shells show it.
public struct UpcomingItem: FieldWritable, Sendable {
  public let occurrence: ReminderOccurrence
  /// The reminder's title.
  public let title: String
  /// The Hijri date of its day; nil outside the known months.
  public let hijri: HijriDate?
  /// A note about its day or time: a missing day 30, a time that the clocks skip.
  public let note: String?
  /// The name of the reminder's own zone; nil for the local zone.
  public let zone: String?
  /// The language of names.
  public let language: String

  /// The contract's fields, in its order, followed by later additions.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", UpcomingItem.text(of: occurrence.key))
    writer.field("at", occurrence.instant.iso)
    writer.field("date", occurrence.day)
    writer.field("title", title)
    writer.field("day", occurrence.key.index)
    writer.field("of", occurrence.count)
    writer.field("status", "\(occurrence.status.name)")
    writer.field("time", occurrence.wall.time.iso)
    writer.field("zone", zone)
    writer.field("hijri", hijriText)
    writer.field("note", note)
  }

  /// `1 Ramadan 1447`.
  public var hijriText: String? {
    hijri.map { HijriWords.text(day: $0.dayOfMonth, month: $0.month.month, year: $0.month.year, language: language) }
  }

  /// `ID/HIJRIYEAR/INDEX`.
  public static func text(of key: OccurrenceKey) -> String {
    "\(RecordID(key.reminder).text)/\(key.year)/\(key.index)"
  }
}

extension UpcomingItem {
  /// A copy with a title from ``ShownText``.
  var shown: UpcomingItem {
    UpcomingItem(
      occurrence: occurrence, title: ShownText.of(title), hijri: hijri, note: note, zone: zone, language: language)
  }

  /// The columns of a CSV without notifications.
  public static let columns: [StaticString] = [
    "key", "at", "date", "title", "day", "of", "status", "time", "zone", "hijri", "note",
  ]
}

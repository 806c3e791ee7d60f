import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiRecords
import FastiReminders

/// A reminder as shells show it.
public struct ReminderItem: FieldWritable, Sendable {
  public let id: RecordID
  /// The stored record.
  public let record: ReminderRecord
  /// Its files and links, by time of creation.
  public let attachments: [AttachmentItem]
  /// The next notification; nil if there is none.
  public let next: UpcomingItem?
  /// Whether it occurs once and is over.
  public let isDone: Bool
  /// Why it never occurs: its day is left out, because the month is too short. Nil if it occurs or has occurred.
  public let never: Sentence?
  /// The language of names.
  public let language: String

  /// A reminder of a book.
  public init(
    _ entry: ReminderBook.Entry, in book: ReminderBook, attachments: [AttachmentItem], now: Instant, language: String
  ) {
    id = entry.id
    record = entry.record
    self.attachments = attachments
    self.language = language
    let occurrence = entry.reminder.next(in: book.window(now: now, days: 1))
    next = entry.record.isEnabled ? occurrence.map { UpcomingReminders.item($0, entry, book, language) } : nil
    never = entry.reminder.monthWithoutIt(book.months).map { Self.reason(entry.record, $0, language) }
    // A year beyond the known months is not over.
    let isKnown = entry.record.recurrence.year.map { $0 <= book.months.last.year } ?? false
    isDone = isKnown && occurrence == nil && never == nil
  }

  private static func reason(_ record: ReminderRecord, _ month: HijriMonthDefinition, _ language: String) -> Sentence {
    let name = "\(HijriWords.monthName(month.month.month, language: language)) \(month.month.year)"
    return Sentence(
      month.status == .confirmed ? .remindLeftOut : .remindLeftOutSoFar, .text(name), .number(month.length),
      .number(record.day))
  }

  /// The fields, in this order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("id", id.text)
    writer.field("title", record.title)
    writer.field(
      "hijriDate",
      record: HijriDateRecord(
        year: record.recurrence.year, month: record.month, day: record.day, language: language))
    writer.field("recurrence", record.recurrence.year == nil ? "annual" : "one-time")
    writer.field("time", record.time.iso)
    if case .days(let count) = record.duration {
      writer.field("durationDays", count)
    } else {
      writer.field("durationDays", nil as Int?)
    }
    writer.field("wholeMonth", record.duration == .wholeMonth)
    writer.field("day30", "\(record.day30.name)")
    writer.field("zone", record.zone)
    writer.field("notes", record.notes)
    writer.field("isEnabled", record.isEnabled)
    writer.field("isDone", isDone)
    writer.field("never", never.map { "\($0)" })
    writer.field("next", next?.occurrence.instant.iso)
    writer.field("nextDate", next?.occurrence.day)
    writer.field("attachments", records: attachments)
    writer.field("created", Instant(seconds: record.created / 1_000).iso)
    writer.field("updated", Instant(seconds: record.updated / 1_000).iso)
  }

  /// The columns of a CSV without reminders.
  public static let columns: [StaticString] = [
    "id", "title", "hijriDate.year", "hijriDate.month", "hijriDate.day", "hijriDate.monthName", "recurrence", "time",
    "durationDays", "wholeMonth", "day30", "zone", "notes", "isEnabled", "isDone", "never", "next", "nextDate",
    "attachments",
    "created", "updated",
  ]

  /// The month for a reminder of a whole month, otherwise the day: `Ramadan`, `1 Ramadan`, `1 Ramadan 1447`.
  public var dateText: String {
    guard record.duration == .wholeMonth else {
      return HijriWords.text(
        day: record.day, month: record.month, year: record.recurrence.year, language: language)
    }
    return HijriWords.monthName(record.month, language: language) + (record.recurrence.year.map { " \($0)" } ?? "")
  }
}

public import FastiCivil
import FastiDays
public import FastiFormats
import FastiRecords
public import FastiReminders
import FastiWords

/// An alarm as shells show it.
public struct AlarmItem: FieldWritable, Hashable, Sendable {
  /// The thing, the occurrence and the lead of the alarm.
  public let name: AlarmName
  /// The moment it is delivered.
  public let instant: Instant
  /// The wall time of that moment in the reader's zone.
  public let due: WallTime
  /// The day on which the occurrence begins in the reader's zone.
  public let day: Day
  /// When it begins; nil for a whole day.
  public let time: TimeOfDay?
  /// The title of its thing.
  public let title: String
  /// The place; may be empty.
  public let place: String
  /// The zone of its thing; nil for the local zone of the reader.
  public let zone: String?
  /// The notes of its thing.
  public let notes: String

  /// The fields of a future notification, without `day`, `of` and `status` of reminders.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", name.text)
    writer.field("at", instant.iso)
    writer.field("date", day)
    writer.field("title", title)
    writer.field("time", time.map { String($0.iso.prefix(5)) })
    writer.field("zone", zone)
    writer.field("alarm", name.lead.text)
    writer.field("place", place.isEmpty ? nil : place)
  }

  /// A copy with texts from ``ShownText``.
  var shown: AlarmItem {
    AlarmItem(
      name: name, instant: instant, due: due, day: day, time: time, title: ShownText.of(title),
      place: ShownText.of(place), zone: zone, notes: ShownText.of(notes))
  }

  /// The beginning of the occurrence, in words: `Friday 19 June 2026, 09:00`.
  func begins(_ words: PageWords) -> String { words.long(day) + (time.map { ", " + words.clock($0) } ?? "") }
}

extension AlarmSource {
  /// The word of the kind in keys.
  var word: StaticString {
    switch self {
    case .event: "event"
    case .countdown: "countdown"
    case .holiday: "holiday"
    case .region: "region"
    case .publicHolidays: "public-holidays"
    case .reminder: "reminder"
    }
  }
}

extension AlarmName {
  /// `event/ID/2026-02-12/1d 18:00`, `reminder/ID/1447/1/1d 18:00`: the kind, the thing, the original day of the
  /// occurrence or its Hijri year and its day of the run, the lead.
  public var text: String { "\(source.word)/\(RecordID(thing).text)/\(occurrence.text)/\(lead.text)" }

  /// The name from such a text; nil for any other text.
  public init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count >= 4, let source = AlarmSource.allCases.first(where: { "\($0.word)" == parts[0] }),
      let id = RecordID(text: parts[1]), let lead = try? AlarmLead(text: parts[parts.count - 1]),
      let occurrence = AlarmOccurrence(text: parts[2..<parts.count - 1].joined(separator: "/"))
    else { return nil }
    self.init(
      source: source, thing: ReminderID(high: id.high, low: id.low), occurrence: occurrence, lead: lead)
  }
}

extension AlarmOccurrence {
  /// `2026-02-12`; of a reminder `1447/1`.
  fileprivate var text: String {
    switch self {
    case .day(let day): day.iso
    case .hijri(let year, let index): "\(year)/\(index)"
    }
  }

  fileprivate init?(text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count == 2, let year = Int(digits: parts[0], most: 4), let index = Int(digits: parts[1], most: 2) {
      self = .hijri(year: year, index: index)
    } else if let day = try? Day(iso: text) {
      self = .day(day)
    } else {
      return nil
    }
  }
}

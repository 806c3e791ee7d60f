import FastiAgenda
public import FastiCivil
public import FastiFormats
import FastiMoney
public import FastiRecords
import FastiReminders

/// One occurrence of an event as shells show it: by the reader's clocks if it has a zone, otherwise as it was written.
public struct EventItem: FieldWritable, Hashable, Sendable {
  /// The event.
  public let id: RecordID
  public let event: Event
  /// The first day of this occurrence in the reader's zone.
  public let start: Day
  /// The last day of this occurrence in the reader's zone, at least ``start``.
  public let end: Day
  /// When it begins on ``start``; nil for the whole day.
  let begin: TimeOfDay?
  /// When it ends on ``end``; nil if it is not given.
  let over: EndTime?
  /// The day on which it begins by the clocks of its zone; nil if that is the reader's zone.
  public let ownStart: Day?
  /// The original day of this occurrence, which identifies it, by the event's own clocks.
  public let original: Day
  /// The day on which it is shown; nil for the occurrence as a whole.
  public let day: Day?
  /// When this version of the event was written; nil if that was not read.
  public var stamp: Stamp?
  /// Whether it writes fields that are not given: if one line of a CSV has them, every line has them.
  public var writesAll = false
  /// Whether it writes its alarms even if it has none: if one line of a CSV has alarms, every line has the field.
  public var writesAlarms = false
  /// Whether it writes its budget even if it has none, as with alarms.
  public var writesBudget = false
  /// Whether it writes its symbol and its colour even if it has none, as with alarms.
  public var writesLook = false

  /// An occurrence as it was written.
  /// - Parameter original: Its original day; nil if it was not moved.
  public init(id: RecordID, event: Event, start: Day, original: Day? = nil) {
    self.init(
      id: id, event: event, days: (start, start + (event.length - 1)), hours: (event.time, event.end), own: nil,
      original: original ?? start, on: nil)
  }

  /// An occurrence of an event with a zone, by the reader's clocks.
  init(id: RecordID, event: Event, shown: LocalOccurrence) {
    let time = shown.time
    // The end of a day is midnight on clocks; what lasts no time at all may be at a beginning midnight.
    let isLate = time.end == .midnight && time.ends ?? time.begins > time.begins
    self.init(
      id: id, event: event, days: (time.days.first, time.days.last),
      hours: (time.start, time.end.map { isLate ? .midnight : EndTime($0) }), own: shown.occurrence.day,
      original: shown.occurrence.original, on: nil)
  }

  private init(
    id: RecordID, event: Event, days: (first: Day, last: Day), hours: (begin: TimeOfDay?, over: EndTime?), own: Day?,
    original: Day, on day: Day?
  ) {
    self.id = id
    self.event = event
    (start, end) = days
    (begin, over) = hours
    ownStart = own
    self.original = original
    self.day = day
  }

  /// The same occurrence, shown on one of its days.
  func on(_ day: Day) -> EventItem {
    var item = EventItem(
      id: id, event: event, days: (start, end), hours: (begin, over), own: ownStart, original: original, on: day)
    item.stamp = stamp
    return item
  }

  /// How many days it lasts in the reader's zone.
  public var dayCount: Int { end - start + 1 }

  /// When it begins; nil for a whole day, and on the later days of an occurrence.
  public var time: TimeOfDay? { day == nil || day == start ? begin : nil }

  /// When it ends; nil if it is not given, and on the earlier days of an occurrence.
  public var to: EndTime? { day == nil || day == end ? over : nil }

  /// Its beginning and end on the day on which it is shown, in seconds from the day's beginning, 0 to 86,400; equal if no
  /// end is given. Nil for whole days, and for occurrences of a day or longer.
  public var secondsOfDay: Range<Int>? {
    guard let begin else { return nil }
    guard dayCount > 1 else { return begin.seconds..<max(begin.seconds, (over?.minutes ?? 0) * 60) }
    guard dayCount == 2, let over, over.minutes * 60 < begin.seconds else { return nil }
    return day == end ? 0..<(over.minutes * 60) : begin.seconds..<86_400
  }

  /// `09:30`, `09:30–10:15`, or `–10:15` on the last of several days; nil if it has no time on the day.
  public func hours(_ words: Words) -> String? {
    guard time != nil || to != nil else { return nil }
    return (time.map { words.text($0) } ?? "") + (to.map { "–\($0.text(words))" } ?? "")
  }

  /// The times by the clocks of its zone with the zone's name: `18:00 Asia/Tokyo`; nil if that is the reader's zone.
  public func hoursThere(_ words: Words) -> String? {
    guard ownStart != nil, let zone = event.zone, let time = event.time else { return nil }
    return "\(words.text(time)) \(zone)"
  }

  /// The fields in their order; `date` and `until` are this occurrence's first and last day, `first` is the event's. On the
  /// later days of an occurrence `at` is null. The fields that few events have, from `to` on, are written
  /// if one of them has a value.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("id", id.text)
    writer.field("title", event.title)
    writer.field("type", "\(event.type.word)")
    writer.field("date", start)
    writer.field("until", end > start ? end : nil)
    writer.field("at", time.map { String($0.iso.prefix(5)) })
    writer.field("every", event.recurrence.repetition.map { "\($0.word)" })
    writer.field("first", event.recurrence.first)
    writer.field("last", event.recurrence.last)
    writer.field("notes", event.notes.isEmpty ? nil : event.notes)
    if writesAll || event.saysMore { writeMore(to: &writer) }
  }

  private func writeMore<Writer: FieldWriter>(to writer: inout Writer) {
    let recurrence = event.recurrence
    writer.field("to", to?.text)
    writer.field("zone", event.zone)
    if let ownStart {
      writer.field("own", record: OwnHours(event: event, start: ownStart))
    } else {
      writer.field("own", noRecordOf: OwnHours.columns)
    }
    writer.field("place", event.place.isEmpty ? nil : event.place)
    writer.field("url", event.url.isEmpty ? nil : event.url)
    writer.field("rule", recurrence.repetition == nil ? recurrence.rule.map { RecurrenceText.write($0) } : nil)
    writer.field("times", recurrence.times)
    writer.field("occurrences", recurrence.changes.isEmpty ? nil : recurrence.changes.text)
    if writesAlarms || !event.alarms.isEmpty { writer.field("alarms", event.alarms.all.map(\.text)) }
    if writesBudget || event.budget != nil { writer.field("budget", event.budget?.text) }
    if writesLook || event.look != .plain {
      writer.field("symbolName", event.look.symbol.map { "\($0.word)" })
      writer.field("iconColor", event.look.color.map { "\($0.word)" })
    }
  }

  /// The columns of a CSV without events.
  public static let columns: [StaticString] = [
    "id", "title", "type", "date", "until", "at", "every", "first", "last", "notes",
  ]
}

/// An occurrence by the clocks of its event's zone.
private struct OwnHours: FieldWritable {
  let event: Event
  let start: Day

  static let columns: [StaticString] = ["date", "until", "at", "to"]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", start)
    writer.field("until", event.length > 1 ? start + (event.length - 1) : nil)
    writer.field("at", event.time.map { String($0.iso.prefix(5)) })
    writer.field("to", event.end?.text)
  }
}

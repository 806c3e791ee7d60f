import FastiAgenda
public import FastiCivil
public import FastiFormats
public import FastiRecords

/// A note as shells show it.
public struct NoteItem: Fielded, Hashable, Sendable {
  public let day: Day
  /// What it says.
  public let text: String

  public init(_ note: Note) {
    day = note.day
    text = note.text
  }

  /// `{"date","text"}`.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("text", text)
  }

  /// The columns of a CSV that holds no note.
  public static let columns: [StaticString] = ["date", "text"]
}

/// One occurrence of an event as shells show it.
public struct EventItem: Fielded, Hashable, Sendable {
  /// The event.
  public let id: RecordID
  public let event: Event
  /// The day on which this occurrence begins.
  public let start: Day
  /// The last day of this occurrence, at least ``start``.
  public var end: Day { start + (event.length - 1) }
  /// The day it is shown on; nil for the occurrence as a whole.
  public let day: Day?

  /// An occurrence.
  public init(id: RecordID, event: Event, start: Day) { self.init(id: id, event: event, start: start, on: nil) }

  private init(id: RecordID, event: Event, start: Day, on day: Day?) {
    self.id = id
    self.event = event
    self.start = start
    self.day = day
  }

  /// The same occurrence, shown on one of its days.
  func on(_ day: Day) -> EventItem { EventItem(id: id, event: event, start: start, on: day) }

  /// When it begins; nil for a whole day, and on the later days of an occurrence.
  public var time: TimeOfDay? { day == nil || day == start ? event.time : nil }

  /// The fields in their order; `date` and `until` are this occurrence's first and last day, `first` is the event's. On the
  /// later days of an occurrence `at` is null.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("id", id.text)
    writer.field("title", event.title)
    writer.field("type", "\(event.type.word)")
    writer.field("date", start)
    writer.field("until", event.length > 1 ? end : nil)
    writer.field("at", time.map { String($0.iso.prefix(5)) })
    writer.field("every", event.recurrence.repetition.map { "\($0.word)" })
    writer.field("first", event.recurrence.first)
    writer.field("last", event.recurrence.last)
    writer.field("notes", event.notes.isEmpty ? nil : event.notes)
  }

  /// The columns of a CSV that holds no event.
  public static let columns: [StaticString] = [
    "id", "title", "type", "date", "until", "at", "every", "first", "last", "notes",
  ]
}

/// A countdown as shells show it.
public struct CountdownItem: Fielded, Hashable, Sendable {
  /// Its id; nil for a built-in one.
  public let id: RecordID?
  /// What people call it.
  public let title: String
  /// The day it counts to.
  public let day: Day
  /// The days from today to it; below zero once it has passed.
  public let daysLeft: Int
  /// Whether it comes every year.
  public let isYearly: Bool

  init(id: RecordID?, title: String, day: Day, today: Day, isYearly: Bool) {
    self.id = id
    self.title = title
    self.day = day
    daysLeft = day - today
    self.isYearly = isYearly
  }

  /// The contract's fields, then the id and whether it repeats.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("title", title)
    writer.field("date", day)
    writer.field("daysLeft", daysLeft)
    writer.field("id", id?.text)
    writer.field("every", isYearly ? "year" : nil)
  }

  /// The columns of a CSV that holds no countdown.
  public static let columns: [StaticString] = ["title", "date", "daysLeft", "id", "every"]
}

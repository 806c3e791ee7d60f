import FastiAgenda
public import FastiCivil
public import FastiFormats
public import FastiRecords

/// A note as shells show it.
public struct NoteItem: FieldWritable, Hashable, Sendable {
  public let day: Day
  /// What the user wrote.
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

  /// The columns of a CSV without notes.
  public static let columns: [StaticString] = ["date", "text"]
}

/// A countdown as shells show it.
public struct CountdownItem: FieldWritable, Hashable, Sendable {
  /// Its id; nil for a built-in one.
  public let id: RecordID?
  /// Its name for people.
  public let title: String
  /// The day to which it counts.
  public let day: Day
  /// The days from today until then; negative when it has passed.
  public let daysLeft: Int
  /// Whether it recurs every year.
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

  /// The columns of a CSV without countdowns.
  public static let columns: [StaticString] = ["title", "date", "daysLeft", "id", "every"]
}

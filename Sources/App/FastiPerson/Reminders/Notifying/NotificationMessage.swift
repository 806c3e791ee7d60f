import FastiCalendars
import FastiCivil
public import FastiFormats
public import FastiReminders
import FastiWords

/// A notification as texts and fields.
public struct NotificationMessage: FieldWritable, Sendable {
  /// The occurrence and, if it was moved, its former day.
  public let notice: Notice
  /// The occurrence with its names.
  public let item: UpcomingItem
  /// The reminder's notes.
  public let notes: String
  /// The words of the reader.
  let words: PageWords

  /// A notification; its texts are cleaned by ``ShownText``.
  init(notice: Notice, item: UpcomingItem, notes: String, words: PageWords) {
    self.notice = notice
    self.item = item.shown
    self.notes = ShownText.of(notes)
    self.words = words
  }

  /// The first line.
  public var title: String { item.title }

  /// The lines below it.
  public var body: String {
    var lines: [String] = []
    let occurrence = notice.occurrence
    var first = item.hijriText ?? occurrence.day.iso
    if occurrence.count > 1 {
      first += ", " + words(.toldDay, String(occurrence.key.index), String(occurrence.count))
    }
    if occurrence.status == .projected { first += " (\(words(.toldProjected)))" }
    lines.append(first)
    if let old = notice.corrects, old.day != occurrence.day {
      lines.append(words(.toldCorrected, old.day.iso))
    }
    if notice.isLate {
      lines.append(words(.toldDue, occurrence.day.iso, words.dates.text(occurrence.wall.time, seconds: true)))
    }
    if let note = item.note { lines.append(note) }
    if !notes.isEmpty { lines.append(notes) }
    return lines.joined(separator: "\n")
  }

  /// The JSON for a program's standard input: the fields of an upcoming notification, then those of the notice.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    item.write(to: &writer)
    writer.field("isLate", notice.isLate)
    writer.field("correctedFrom", notice.corrects?.day)
    writer.field("notes", notes)
    writer.field("text", body)
  }
}

import FastiCivil
public import FastiFormats
public import FastiReminders
import FastiWords

/// The notification of an alarm as texts and fields.
public struct AlarmMessage: FieldWritable, Sendable {
  /// The alarm and the start of its occurrence.
  public let notice: AlarmNotice
  /// The alarm with its names.
  public let item: AlarmItem
  /// The words of the reader.
  private let words: PageWords

  /// A notification; its texts are cleaned by ``ShownText``.
  init(notice: AlarmNotice, item: AlarmItem, words: PageWords) {
    self.notice = notice
    self.item = item.shown
    self.words = words
  }

  /// The first line.
  public var title: String { item.title }

  /// The lines below it: the time, the place and the notes.
  public var body: String {
    var lines = [item.begins(words)]
    if !item.place.isEmpty { lines.append(item.place) }
    if let old = notice.corrects, old.day != notice.alarm.start.day { lines.append(words(.toldCorrected, old.day.iso)) }
    if notice.isLate { lines.append(words(.toldDue, item.due.day.iso, words.clock(item.due.time))) }
    if !item.notes.isEmpty { lines.append(item.notes) }
    return lines.joined(separator: "\n")
  }

  /// The JSON for a program's standard input: the fields of a future alarm, then those of the notice.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    item.write(to: &writer)
    writer.field("isLate", notice.isLate)
    writer.field("correctedFrom", notice.corrects?.day)
    writer.field("notes", item.notes)
    writer.field("text", body)
  }
}

import FastiAgenda
import FastiCivil
import FastiFormats
public import FastiPerson
public import FastiRecords

/// The planner as JSON, one thing a line: exporting an imported file gives the same bytes.
public enum PlannerJSON {
  /// The name and version of the format, where the files hold what its first version can say.
  static let format = "fasti-planner/1"
  /// The version in which events have an end, a zone, a place, an address, alarms, a budget, a symbol, a colour, any rule and kept content
  /// lines; it is written only where one has.
  static let fuller = "fasti-planner/2"
  /// The longest file read, in bytes: 16 MiB.
  public static let longestFile = 16 << 20

  /// Whether a file is one of the planner: an object of that format, or a list as `note list --json` and its like write it.
  public static func isMeant(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop {
      [0xEF, 0xBB, 0xBF, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
    }
    if text.first == UInt8(ascii: "[") { return true }
    return text.first == UInt8(ascii: "{")
      && String(decoding: text.prefix(200), as: UTF8.self).contains("\"fasti-planner/")
  }

  /// Writes the whole planner of a store.
  /// - Throws: `.storage`.
  public static func write(from store: some Store) throws(Failure) -> [UInt8] {
    let objects: [Version<CalendarObject>]
    do throws(StoreError) {
      objects = try store.read { reader throws(StoreError) in try reader.all(CalendarObject.self) }
    } catch { throw Failure(error) }
    return write(
      try Planner.read(from: store), lines: Dictionary(objects.map { ($0.id, $0.record) }) { $1 })
  }

  /// Writes a planner: notes by day, events and countdowns by their first day, then by id.
  /// - Parameter objects: The content lines that are kept of events, by the ids of the events.
  /// - Complexity: O(*n* log *n*).
  public static func write(_ planner: Planner, lines objects: [RecordID: CalendarObject] = [:]) -> [UInt8] {
    let events = planner.events.sorted { ($0.event.recurrence.first, $0.id) < ($1.event.recurrence.first, $1.id) }
    let countdowns = planner.countdowns.sorted {
      ($0.countdown.recurrence.first, $0.id) < ($1.countdown.recurrence.first, $1.id)
    }
    let version = events.contains { $0.event.saysMore || objects[$0.id] != nil } ? fuller : format
    var text = Array("{\"format\":\"\(version)\",\n".utf8)
    text += list("notes", planner.notes.map { NoteItem($0) })
    text += Array(",\n".utf8)
    text += list("events", events.map { EventLine(id: $0.id, event: $0.event, object: objects[$0.id]) })
    text += Array(",\n".utf8)
    text += list("countdowns", countdowns.map { CountdownLine(id: $0.id, countdown: $0.countdown) })
    return text + Array("}\n".utf8)
  }

  private static func list<Line: FieldWritable>(_ name: String, _ lines: [Line]) -> [UInt8] {
    var text = Array("\"\(name)\":[".utf8)
    for (index, line) in lines.enumerated() {
      text += Array((index == 0 ? "\n" : ",\n").utf8)
      var json = JSONWriter(layout: .compact, capacity: 256)
      json.object { line.write(to: &$0) }
      text += json.bytes
    }
    return text + Array((lines.isEmpty ? "]" : "\n]").utf8)
  }

  /// An event with its first day, and the content lines that are kept of it.
  private struct EventLine: FieldWritable {
    let id: RecordID
    let event: Event
    let object: CalendarObject?

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      EventItem(id: id, event: event, start: event.recurrence.first).write(to: &writer)
      guard let object else { return }
      if !object.uid.isEmpty { writer.field("uid", object.uid) }
      let lines = object.lines.split(separator: "\n").map { String($0) }
      if !lines.isEmpty { writer.field("lines", lines) }
    }
  }

  /// A countdown with its first day; the days left depend on the day of the question, so no file contains them.
  private struct CountdownLine: FieldWritable {
    let id: RecordID
    let countdown: Countdown

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("id", id.text)
      writer.field("title", countdown.title)
      writer.field("date", countdown.recurrence.first)
      writer.field("every", countdown.recurrence.repetition == nil ? nil : "year")
    }
  }
}

import FastiAgenda
import FastiCivil
import FastiFormats
public import FastiPerson
import FastiRecords

/// The planner as JSON, one thing a line: exporting an imported file gives the same bytes.
public enum PlannerJSON {
  /// The name and version of the format, where the files hold what its first version can say.
  static let format = "fasti-planner/1"
  /// The version in which events have an end, a zone, a place, an address, alarms, a budget, a symbol or colour and any rule; it is written only where one has.
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

  /// Writes the whole planner: notes by day, events and countdowns by their first day, then by id.
  /// - Complexity: O(*n* log *n*).
  public static func write(_ planner: Planner) -> [UInt8] {
    let events = planner.events.sorted { ($0.event.recurrence.first, $0.id) < ($1.event.recurrence.first, $1.id) }
    let countdowns = planner.countdowns.sorted {
      ($0.countdown.recurrence.first, $0.id) < ($1.countdown.recurrence.first, $1.id)
    }
    let version = events.contains { $0.event.saysMore } ? fuller : format
    var text = Array("{\"format\":\"\(version)\",\n".utf8)
    text += list("notes", planner.notes.map { NoteItem($0) })
    text += Array(",\n".utf8)
    text += list("events", events.map { EventItem(id: $0.id, event: $0.event, start: $0.event.recurrence.first) })
    text += Array(",\n".utf8)
    text += list("countdowns", countdowns.map { CountdownLine(id: $0.id, countdown: $0.countdown) })
    return text + Array("}\n".utf8)
  }

  private static func list<Line: Fielded>(_ name: String, _ lines: [Line]) -> [UInt8] {
    var text = Array("\"\(name)\":[".utf8)
    for (index, line) in lines.enumerated() {
      text += Array((index == 0 ? "\n" : ",\n").utf8)
      var json = JSONWriter(layout: .compact, capacity: 256)
      json.object { line.write(to: &$0) }
      text += json.bytes
    }
    return text + Array((lines.isEmpty ? "]" : "\n]").utf8)
  }

  /// A countdown with its first day; the days left depend on the day of the question, so no file contains them.
  private struct CountdownLine: Fielded {
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

/// The content lines of a VEVENT, and those that contain more than an event of `ICalendarFile`.
public struct EventLines: Sendable {
  /// Properties that are not used, texts with further parameters or lines, and components other than alarms.
  public private(set) var kept: [ContentLine] = []
  /// The names of the properties that are partly lost.
  public private(set) var lost: [String] = []
  /// The alarms, in their order.
  public private(set) var alarms: [ContentLines.Component] = []
  /// All lines, with `BEGIN` and `END`, except those about the entry rather than the event.
  public let all: [ContentLine]

  /// The lines of a component.
  public init(_ component: ContentLines.Component) {
    all = component.lines(without: Self.ofEntry)
    let parts = ContentLines(Array(component.lines.dropFirst().dropLast()))
    var seen: Set<String> = []
    for line in parts.properties where !Self.ofEntry.contains(line.name) {
      let name = line.name
      if Self.single.contains(name), !seen.insert(name).inserted {
        lose(name)
      } else if Self.single.contains(name) || Self.times.contains(name) {
        read(line)
      } else {
        kept.append(line)
      }
    }
    for part in parts.components {
      if part.name == "VALARM" { alarms.append(part) } else { kept += part.lines }
    }
  }

  /// Reads a property that becomes a part of the event.
  private mutating func read(_ line: ContentLine) {
    let others = line.otherParameters
    if Self.texts.contains(line.name) {
      // A title and a place are single lines.
      let isFolded = ["SUMMARY", "LOCATION"].contains(line.name) && line.text.utf8.contains(UInt8(ascii: "\n"))
      if !others.isEmpty || isFolded { kept.append(line) }
      return
    }
    for parameter in others { lose("\(line.name);\(parameter)") }
    // Events begin and end on whole minutes, and an added occurrence is as long as the others.
    guard ["DTSTART", "DTEND", "RDATE"].contains(line.name) else { return }
    if line.value.contains("/") { lose("\(line.name) PERIOD") }
    let isOnMinute = line.value.split(separator: ",").allSatisfy { moment in
      guard let clock = moment.split(separator: "T").dropFirst().first?.prefix(6), clock.utf8.count == 6 else {
        return true
      }
      return clock.hasSuffix("00")
    }
    if !isOnMinute { lose("\(line.name) SECONDS") }
  }

  private mutating func lose(_ name: String) {
    if !lost.contains(name), lost.count < ICalendarFile.Event.mostLost { lost.append(String(name.prefix(100))) }
  }

  /// Properties of the entry; a feed and a file have their own.
  private static let ofEntry: Set = ["DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE"]
  /// Texts, which may have parameters besides their value: a language, an alternative form.
  private static let texts: Set = ["SUMMARY", "DESCRIPTION", "LOCATION", "URL"]
  /// Properties that an event has once.
  private static let single = texts.union(["UID", "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID"])
  private static let times: Set = ["DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID"]
}

import FastiAgenda
import FastiCivil
import FastiFormats
import FastiPerson
import FastiReminders

/// What a calendar file said of an event beside its columns, as `export ics` writes it again.
///
/// A kept line takes the place of the one that would be written as long as it says the same: a title with its language, the words
/// that an event is filed under.
struct KeptLines {
  /// The UID of the file; empty where the id is it.
  let uid: String
  private let properties: [ContentLine]
  private let components: [ContentLines.Component]

  init(_ object: CalendarObject) {
    uid = object.uid
    let lines = ContentLines(object.lines)
    (properties, components) = (lines.properties, lines.components)
  }

  /// The lines that are written for an event of which nothing is kept, besides its texts and times.
  static func usual(_ kind: EntryKind, _ color: EventColor?, isBusy: Bool) -> [ContentLine] {
    [
      ContentLine("CATEGORIES:\(kind.category)"), ContentLine("COLOR:\(color?.word ?? kind.color)"),
      ContentLine("STATUS:CONFIRMED"),
      ContentLine(isBusy ? "TRANSP:OPAQUE" : "TRANSP:TRANSPARENT"),
    ]
  }

  /// Writes the properties of an event, without its times.
  /// - Parameters:
  ///   - texts: The names and values of its texts.
  ///   - url: Its address; empty for none.
  ///   - color: The colour that was chosen for it.
  func write(
    _ texts: [(StaticString, [UInt8])], url: String, _ kind: EntryKind, _ color: EventColor?, isBusy: Bool,
    to extras: inout ICalendarExtras
  ) {
    var named: Set<String> = ["URL"]
    if let line = properties.first(where: { $0.name == "URL" && $0.value == url }) {
      extras.kept(line)
    } else if !url.isEmpty {
      extras.url(url)
    }
    for (name, value) in texts {
      named.insert("\(name)")
      let text = String(decoding: value, as: UTF8.self)
      let isNotes = "\(name)" == "DESCRIPTION"
      let says: (ContentLine) -> Bool = { line in
        (isNotes ? ForeignText(lines: line.text) : ForeignText(title: line.text)).text == text
      }
      if let line = properties.first(where: { $0.name == "\(name)" && says($0) }) {
        extras.kept(line)
      } else if !value.isEmpty {
        extras.line(name, text: value.span)
      }
    }
    for line in Self.usual(kind, color, isBusy: isBusy) {
      let kept = properties.filter { $0.name == line.name }
      named.insert(line.name)
      // What Fasti files it under stands first: by that word it knows its own.
      let isFiled = line.name == "CATEGORIES"
      // A kept colour is written while it is nearest to the chosen one.
      if line.name == "COLOR", let first = kept.first, EventColor(chosen: first.value) != color {
        extras.kept(line)
        continue
      }
      if isFiled || kept.isEmpty { extras.kept(line) }
      if !isFiled || says(kept, line) { for line in kept { extras.kept(line) } }
    }
    for line in properties where !named.contains(line.name) { extras.kept(line) }
  }

  /// Whether the words that an event is filed under still give its type, which may have been changed since.
  private func says(_ words: [ContentLine], _ own: ContentLine) -> Bool {
    EventType(categories: own.list + words.flatMap(\.list)) == EventType(categories: own.list)
  }

  /// Writes the alarms of an event, those that it has and those that never run, and the other components in it.
  func writeAlarms(
    _ leads: [AlarmLead], _ triggers: AlarmTriggers, title: [UInt8], to extras: inout ICalendarExtras
  ) {
    for lead in leads {
      let kept = components.filter { $0.name == "VALARM" && $0.value(of: ICalendarFile.Alarm.name) == lead.text }
      guard !kept.isEmpty else {
        extras.alarms([lead], triggers, title: title.span)
        continue
      }
      let isSaid = triggers.trigger(lead).own == nil
      for line in kept.flatMap(\.lines) where !isSaid || line.name != ICalendarFile.Alarm.name {
        extras.kept(line)
      }
    }
    let others = components.filter { component in
      component.name == "VALARM" ? component.value(of: ICalendarFile.Alarm.name) == nil : !Self.isBeside(component)
    }
    for line in others.flatMap(\.lines) { extras.kept(line) }
  }

  /// The components that stand beside an event and not in it: time zones, and occurrences that were called off.
  /// - Parameter uid: The name of the event in the file.
  func beside(_ uid: String, changed: Int64) -> [ContentLines.Component] {
    components.filter(Self.isBeside).map { component in
      component.name == "VEVENT" ? component.stamped(changed, uid: uid) : component
    }
  }

  private static func isBeside(_ component: ContentLines.Component) -> Bool {
    ["VEVENT", "VTIMEZONE"].contains(component.name)
  }

  /// The time zones that its lines name.
  var zones: Set<String> { Set((properties + components.flatMap(\.lines)).compactMap(\.zone)) }
}

extension ContentLines.Component {
  /// The component with the line that says when it was written, which all but time zones must have, and its UID where that was
  /// left out.
  func stamped(_ changed: Int64, uid: String? = nil) -> ContentLines.Component {
    guard ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VAVAILABILITY"].contains(name) else { return self }
    var lines = lines
    lines.insert(ContentLine(stamp: changed), at: 1)
    if let uid { lines.insert(ContentLine("UID", text: uid), at: 1) }
    return ContentLines.Component(name: name, lines: lines)
  }
}

extension EventType {
  /// The planner's type that is nearest to the categories of other programs.
  init(categories: [String]) {
    let words = categories.map { $0.lowercased() }
    if words.contains(where: { ["trip", "travel", "vacation", "resa"].contains($0) }) {
      self = .trip
    } else if words.contains(where: { ["birthday", "birthdays", "födelsedag"].contains($0) }) {
      self = .birthday
    } else if words.contains(where: { ["money", "bill", "payment"].contains($0) }) {
      self = .money
    } else {
      self = .event
    }
  }
}

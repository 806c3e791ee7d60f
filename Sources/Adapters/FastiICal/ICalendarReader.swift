internal import CICal
public import FastiFormats

/// Reads iCalendar files with libical. The files are untrusted, so the caller must limit its own process first.
public enum ICalendarReader {
  /// The content of a file; nil when it is not a calendar.
  public static func file(_ bytes: [UInt8]) -> ICalendarFile? {
    icalerror_set_errors_are_fatal(0)
    ical_set_unknown_token_handling_setting(ICAL_ASSUME_IANA_TOKEN)
    guard !bytes.contains(0), let parsed = ParsedLines(bytes) else { return nil }
    let calendars = parsed.components.filter { icalcomponent_isa($0) == ICAL_VCALENDAR_COMPONENT }
    guard !calendars.isEmpty else { return nil }
    let broken = calendars.reduce(0) {
      $0 + errors($1) + components($1, ICAL_ANY_COMPONENT).reduce(0) { $0 + errors($1) }
    }
    let numbers = broken > 0 ? parsed.broken : []
    let left = Set(numbers)
    let lines = parsed.lines.filter { !left.contains($0.number) }.map(contentLine)
    var file = content(calendars.flatMap { components($0, ICAL_VEVENT_COMPONENT) }, lines)
    file.producer = calendars.lazy.compactMap { property($0, ICAL_PRODID_PROPERTY) }.first.map(text) ?? ""
    (file.broken, file.brokenLines) = (max(broken, numbers.count), Array(numbers.prefix(ICalendarFile.brokenLinesTold)))
    return file
  }

  /// The content of calendars.
  ///
  /// libical gives what events mean; what else the file says is taken from its lines, because libical drops components that it
  /// does not know and writes some values anew.
  /// - Parameters:
  ///   - events: The events that libical has read.
  ///   - lines: The lines of the file that can be read.
  private static func content(_ events: [OpaquePointer], _ lines: [ContentLine]) -> ICalendarFile {
    var file = ICalendarFile()
    var found: [ContentLines.Component] = []
    for calendar in ContentLines(lines).components {
      guard calendar.name == "VCALENDAR" else {
        file.outside += 1
        continue
      }
      let parts = ContentLines(Array(calendar.lines.dropFirst().dropLast()))
      for line in parts.properties where !isUsual(line) && !file.properties.contains(line.name) {
        if file.properties.count < ICalendarFile.mostProperties {
          file.properties.append(String(line.name.prefix(100)))
        }
      }
      for component in parts.components {
        switch component.name {
        case "VEVENT": found.append(component)
        case "VTIMEZONE": if let name = component.value(of: "TZID") { file.zones[name] = component.lines }
        default: file.components.append(ICalendarFile.Component(component))
        }
      }
    }
    // Where components are not closed, the two may see other ones.
    let isSame = found.count == events.count
    for (place, event) in events.enumerated() {
      let component = isSame ? found[place] : written(event)
      file.events.append(EventReader(event, EventLines(component)).event)
    }
    return file
  }

  /// Whether a property of a calendar says no more than what all say.
  private static func isUsual(_ line: ContentLine) -> Bool {
    ["VERSION", "PRODID"].contains(line.name)
      || ["CALSCALE:GREGORIAN", "METHOD:PUBLISH"].contains(line.line.uppercased())
  }

  /// The version of libical.
  public static var version: String { ICAL_VERSION }

  static func components(_ parent: OpaquePointer, _ kind: icalcomponent_kind) -> [OpaquePointer] {
    var found: [OpaquePointer] = []
    var next = icalcomponent_get_first_component(parent, kind)
    while let component = next {
      found.append(component)
      next = icalcomponent_get_next_component(parent, kind)
    }
    return found
  }

  /// A component as libical writes it.
  static func written(_ component: OpaquePointer) -> ContentLines.Component {
    guard let text = icalcomponent_as_ical_string_r(component) else { return .init(name: "", lines: []) }
    defer { icalmemory_free_buffer(text) }
    let lines = ParsedLines.unfolded(Array(String(cString: text).utf8)).map(contentLine)
    return .init(name: lines.first?.value.uppercased() ?? "", lines: lines.filter { $0.name != "X-LIC-ERROR" })
  }

  private static func contentLine(_ line: ParsedLines.Line) -> ContentLine {
    ContentLine(String(decoding: line.bytes, as: UTF8.self))
  }

  private static func errors(_ component: OpaquePointer) -> Int {
    properties(component, ICAL_XLICERROR_PROPERTY).count
  }

  static func properties(_ component: OpaquePointer, _ kind: icalproperty_kind) -> [OpaquePointer] {
    var found: [OpaquePointer] = []
    var next = icalcomponent_get_first_property(component, kind)
    while let property = next {
      found.append(property)
      next = icalcomponent_get_next_property(component, kind)
    }
    return found
  }

  static func property(_ component: OpaquePointer, _ kind: icalproperty_kind) -> OpaquePointer? {
    icalcomponent_get_first_property(component, kind)
  }

  /// The value of a property that is text, with its escapes resolved.
  static func text(_ property: OpaquePointer) -> String {
    guard let value = icalproperty_get_value(property) else { return "" }
    // For a value of another kind, the text would be arbitrary memory.
    if icalvalue_isa(value) == ICAL_TEXT_VALUE, let text = icalvalue_get_text(value) { return String(cString: text) }
    guard let text = icalproperty_get_value_as_string_r(property) else { return "" }
    defer { icalmemory_free_buffer(text) }
    return String(cString: text)
  }
}

internal import CICal
public import FastiFormats

/// Reads iCalendar files with libical. The files are untrusted, so the caller must limit its own process first.
public enum ICalendarReader {
  /// The longest file, in bytes.
  public static let longest = 16 << 20

  /// The content of a file; nil when it is not a calendar.
  public static func file(_ bytes: [UInt8]) -> ICalendarFile? {
    icalerror_set_errors_are_fatal(0)
    ical_set_unknown_token_handling_setting(ICAL_ASSUME_IANA_TOKEN)
    guard !bytes.contains(0),
      let root = (bytes + [0]).withUnsafeBufferPointer({ buffer in
        buffer.withMemoryRebound(to: CChar.self) { icalparser_parse_string($0.baseAddress) }
      })
    else { return nil }
    // Several calendars in one file are children of a component without a name.
    var calendars: [OpaquePointer] = []
    if icalcomponent_isa(root) == ICAL_VCALENDAR_COMPONENT {
      calendars = [root]
    } else {
      calendars = components(root, ICAL_VCALENDAR_COMPONENT)
    }
    guard !calendars.isEmpty else { return nil }
    var file = ICalendarFile()
    for calendar in calendars {
      if file.producer.isEmpty, let producer = property(calendar, ICAL_PRODID_PROPERTY) {
        file.producer = text(producer)
      }
      for component in components(calendar, ICAL_ANY_COMPONENT) {
        switch icalcomponent_isa(component) {
        case ICAL_VEVENT_COMPONENT: file.events.append(EventReader(component).event)
        case ICAL_VTIMEZONE_COMPONENT: break
        default: file.others += 1
        }
        file.broken += errors(component)
      }
      file.broken += errors(calendar)
    }
    if file.broken > 0 { file.brokenLines = BrokenLines.numbers(bytes, most: ICalendarFile.brokenLinesTold) }
    return file
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

public import FastiAgenda
import FastiCivil

/// Writes a calendar as iCalendar: the same entries give the same bytes.
///
/// - Source: RFC 5545 (lines, text, components), RFC 7986 (`NAME`, `COLOR`, `REFRESH-INTERVAL`).
public struct ICalendarWriter: Sendable {
  private var text: UTF8Writer

  /// The beginning of a calendar.
  ///
  /// - Parameters:
  ///   - name: What the calendar is called where it is subscribed.
  ///   - minutes: How long a client may wait before it asks again.
  ///   - look: The calendar's colour.
  public init(
    name: String, description: String, minutes: Int, look: ICalendarLook = .everything, capacity: Int = 0
  ) {
    text = UTF8Writer(capacity: capacity)
    line("BEGIN", "VCALENDAR")
    line("VERSION", "2.0")
    line("PRODID", "-//Fasti//Fasti//EN")
    line("CALSCALE", "GREGORIAN")
    for property: StaticString in ["NAME", "X-WR-CALNAME"] { line(property, text: name) }
    for property: StaticString in ["DESCRIPTION", "X-WR-CALDESC"] { line(property, text: description) }
    line("REFRESH-INTERVAL;VALUE=DURATION", duration(minutes))
    line("X-PUBLISHED-TTL", duration(minutes))
    line("COLOR", look.name)
    line("X-APPLE-CALENDAR-COLOR", look.hex)
  }

  /// A whole calendar of entries.
  /// - Complexity: O(*n*) in the length of their texts.
  public static func calendar(
    _ entries: [Entry], name: String, minutes: Int, look: ICalendarLook = .everything
  ) -> [UInt8] {
    var writer = ICalendarWriter(
      name: name, description: "Written by Fasti", minutes: minutes, look: look,
      capacity: 512 + entries.count * 320)
    for zone in ICalendarZone.of(entries) { zone.write(to: &writer.text) }
    for entry in entries { writer.write(entry) }
    return writer.finish()
  }

  /// Writes an entry as an event.
  /// - Complexity: O(*n*) in the length of its texts.
  public mutating func write(_ entry: Entry) {
    line("BEGIN", "VEVENT")
    line("UID", text: entry.uid)
    let changed = Instant(seconds: entry.changed / 1_000)
    line("DTSTAMP", utc: changed)
    line("LAST-MODIFIED", utc: changed)
    line("SEQUENCE", entry.sequence)
    writeTime(entry)
    line("SUMMARY", text: entry.title)
    if !entry.notes.isEmpty { line("DESCRIPTION", text: entry.notes) }
    line("CATEGORIES", entry.kind.category)
    line("COLOR", entry.kind.color)
    if entry.isTentative { line("STATUS", "TENTATIVE") } else { line("STATUS", "CONFIRMED") }
    if entry.isBusy { line("TRANSP", "OPAQUE") } else { line("TRANSP", "TRANSPARENT") }
    if let link = entry.link { line("URL", uri: link) }
    if entry.sounds { writeAlarm(entry) }
    line("END", "VEVENT")
  }

  private mutating func writeTime(_ entry: Entry) {
    guard let start = entry.start else {
      line("DTSTART;VALUE=DATE", day: entry.days.first)
      line("DTEND;VALUE=DATE", day: entry.days.last + 1)
      return
    }
    text.write("DTSTART")
    if let clocks = entry.clocks {
      text.write(";TZID=")
      text.write(text: clocks.name)
      text.write(":")
      ICalendarTime.write(clocks.zone.day(at: start), clocks.zone.time(at: start), to: &text)
    } else {
      text.write(":")
      ICalendarTime.write(utc: start, to: &text)
    }
    text.write("\r\n")
  }

  private mutating func writeAlarm(_ entry: Entry) {
    line("BEGIN", "VALARM")
    line("ACTION", "DISPLAY")
    line("DESCRIPTION", text: entry.title)
    line("TRIGGER", "PT0S")
    line("END", "VALARM")
  }

  /// The whole calendar, ended.
  public consuming func finish() -> [UInt8] {
    line("END", "VCALENDAR")
    return text.bytes
  }

  // MARK: Lines

  private mutating func line(_ name: StaticString, _ value: StaticString) {
    text.write(name)
    text.write(":")
    text.write(value)
    text.write("\r\n")
  }

  private mutating func line(_ name: StaticString, _ value: Int) {
    text.write(name)
    text.write(":")
    text.write(value)
    text.write("\r\n")
  }

  private mutating func line(_ name: StaticString, _ value: [UInt8]) {
    text.write(name)
    text.write(":")
    text.write(utf8: value)
    text.write("\r\n")
  }

  private mutating func line(_ name: StaticString, day: Day) {
    text.write(name)
    text.write(":")
    ICalendarTime.write(day, to: &text)
    text.write("\r\n")
  }

  private mutating func line(_ name: StaticString, utc instant: Instant) {
    text.write(name)
    text.write(":")
    ICalendarTime.write(utc: instant, to: &text)
    text.write("\r\n")
  }

  private mutating func line(_ name: StaticString, text value: String) {
    ICalendarText.write(name, escaping: value, to: &text)
  }

  private mutating func line(_ name: StaticString, uri: String) {
    ICalendarText.write(name, plain: uri, to: &text)
  }

  private func duration(_ minutes: Int) -> [UInt8] {
    var writer = UTF8Writer()
    writer.write("PT")
    if minutes % 60 == 0 {
      writer.write(minutes / 60)
      writer.write("H")
    } else {
      writer.write(minutes)
      writer.write("M")
    }
    return writer.bytes
  }
}

extension Entry {
  /// Whether it takes up time: leave that is used does, and what has an hour; a reminder only says something.
  fileprivate var isBusy: Bool { kind == .leaveUsed || kind == .busy || start != nil && kind != .reminder }
}

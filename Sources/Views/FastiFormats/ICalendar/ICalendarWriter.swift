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
  public init(name: String, description: String, minutes: Int, capacity: Int = 0) {
    text = UTF8Writer(capacity: capacity)
    line("BEGIN", "VCALENDAR")
    line("VERSION", "2.0")
    line("PRODID", "-//Fasti//Fasti//EN")
    line("CALSCALE", "GREGORIAN")
    for property: StaticString in ["NAME", "X-WR-CALNAME"] { line(property, text: name) }
    for property: StaticString in ["DESCRIPTION", "X-WR-CALDESC"] { line(property, text: description) }
    line("REFRESH-INTERVAL;VALUE=DURATION", duration(minutes))
    line("X-PUBLISHED-TTL", duration(minutes))
    line("COLOR", "gold")
    line("X-APPLE-CALENDAR-COLOR", "#FFE566")
  }

  /// A whole calendar of entries.
  /// - Complexity: O(*n*) in the length of their texts.
  public static func calendar(_ entries: [Entry], name: String, minutes: Int) -> [UInt8] {
    var writer = ICalendarWriter(
      name: name, description: "Written by Fasti", minutes: minutes, capacity: 512 + entries.count * 320)
    for entry in entries { writer.write(entry) }
    return writer.finish()
  }

  /// Writes an entry as an event.
  /// - Complexity: O(*n*) in the length of its texts.
  public mutating func write(_ entry: Entry) {
    line("BEGIN", "VEVENT")
    line("UID", text: entry.uid)
    let changed = ICalendarTime.utc(Instant(seconds: entry.changed / 1_000))
    line("DTSTAMP", changed)
    line("LAST-MODIFIED", changed)
    line("SEQUENCE", entry.sequence)
    if let start = entry.start {
      line("DTSTART", ICalendarTime.utc(start))
    } else {
      line("DTSTART;VALUE=DATE", ICalendarTime.date(entry.days.first))
      line("DTEND;VALUE=DATE", ICalendarTime.date(entry.days.last + 1))
    }
    line("SUMMARY", text: entry.title)
    if !entry.notes.isEmpty { line("DESCRIPTION", text: entry.notes) }
    line("CATEGORIES", entry.kind.category)
    line("COLOR", entry.kind.color)
    if entry.isTentative { line("STATUS", "TENTATIVE") } else { line("STATUS", "CONFIRMED") }
    if entry.isBusy { line("TRANSP", "OPAQUE") } else { line("TRANSP", "TRANSPARENT") }
    if let link = entry.link { line("URL", uri: link) }
    line("END", "VEVENT")
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

  private mutating func line(_ name: StaticString, text value: String) {
    ICalendarText.write(name, escaping: value.utf8, to: &text)
  }

  private mutating func line(_ name: StaticString, uri: String) {
    ICalendarText.write(name, plain: uri.utf8, to: &text)
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
  /// Whether it takes up the day: leave that is used does, and what has an hour.
  fileprivate var isBusy: Bool { kind == .leaveUsed || start != nil }
}

extension EntryKind {
  /// The word clients file it under.
  public var category: StaticString {
    switch self {
    case .holiday: "Holiday"
    case .observance: "Observance"
    case .note: "Note"
    case .event: "Event"
    case .trip: "Trip"
    case .birthday: "Birthday"
    case .money: "Money"
    case .countdown: "Countdown"
    case .reminder: "Reminder"
    case .leaveUsed: "Leave used"
    case .leaveAccrued: "Leave accrued"
    case .leaveRaised: "Adjustment +"
    case .leaveLowered: "Adjustment -"
    case .payday: "Payday"
    }
  }

  /// The CSS colour name nearest to what its kind looks like everywhere in Fasti.
  public var color: StaticString {
    switch self {
    case .holiday: "pink"
    case .observance: "mistyrose"
    case .note: "cornsilk"
    case .event, .reminder, .countdown: "paleturquoise"
    case .trip: "peachpuff"
    case .birthday: "lavender"
    case .money: "palegreen"
    case .leaveUsed: "red"
    case .leaveAccrued: "green"
    case .leaveRaised: "lightgreen"
    case .leaveLowered: "lightcoral"
    case .payday: "teal"
    }
  }
}

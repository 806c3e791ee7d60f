import FastiAgenda
import FastiCivil
import FastiFormats

/// Events written in a simple way, letter by letter and without shared parts. The fast writer must give the same bytes.
struct PlainCalendar {
  private var text: [UInt8] = []

  /// The events of entries, in their order.
  static func events(_ entries: [Entry]) -> [UInt8] {
    var calendar = PlainCalendar()
    let sorted = entries.sorted { left, right in
      if left.days.first != right.days.first { return left.days.first < right.days.first }
      if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
      return left.name.text < right.name.text
    }
    for entry in sorted { calendar.write(entry) }
    return calendar.text
  }

  private mutating func write(_ entry: Entry) {
    line("BEGIN:", "VEVENT")
    line("UID:", escaped: entry.name.text)
    let changed = utc(Instant(seconds: entry.changed / 1_000))
    line("DTSTAMP:", changed)
    line("LAST-MODIFIED:", changed)
    line("SEQUENCE:", "\(entry.sequence)")
    if let start = entry.start {
      if let clocks = entry.clocks {
        line("DTSTART;TZID=\(clocks.name):", reading(clocks.zone.day(at: start), clocks.zone.time(at: start)))
      } else {
        line("DTSTART:", utc(start))
      }
    } else {
      line("DTSTART;VALUE=DATE:", date(entry.days.first))
      line("DTEND;VALUE=DATE:", date(entry.days.last + 1))
    }
    line("SUMMARY:", escaped: entry.title)
    if !entry.notes.isEmpty { line("DESCRIPTION:", escaped: entry.notes) }
    line("CATEGORIES:", "\(entry.kind.category)")
    line("COLOR:", "\(entry.kind.color)")
    line("STATUS:", entry.isTentative ? "TENTATIVE" : "CONFIRMED")
    let isBusy = entry.kind == .leaveUsed || entry.kind == .busy || entry.start != nil && entry.kind != .reminder
    line("TRANSP:", isBusy ? "OPAQUE" : "TRANSPARENT")
    if let link = entry.link { fold("URL:", link.utf8.filter { $0 > 0x20 && $0 != 0x7F }.map { [$0] }) }
    if entry.sounds {
      for text in ["BEGIN:VALARM", "ACTION:DISPLAY"] { line(text, "") }
      line("DESCRIPTION:", escaped: entry.title)
      for text in ["TRIGGER:PT0S", "END:VALARM"] { line(text, "") }
    }
    line("END:", "VEVENT")
  }

  private func date(_ day: Day) -> String { day.iso.filter { $0 != "-" } }
  private func reading(_ day: Day, _ time: TimeOfDay) -> String {
    let parts = [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return date(day) + "T" + parts.joined()
  }
  private func utc(_ instant: Instant) -> String { reading(instant.day(), instant.time()) + "Z" }

  private mutating func line(_ name: String, _ value: String) { text += Array((name + value + "\r\n").utf8) }

  /// A character, or a character and its escape, is not split between lines.
  private mutating func line(_ name: String, escaped value: String) {
    fold(
      name,
      value.unicodeScalars.compactMap { scalar in
        switch scalar {
        case "\\", ";", ",": Array("\\\(scalar)".utf8)
        case "\n": Array("\\n".utf8)
        case "\t": [0x20]
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": nil
        default: Array("\(scalar)".utf8)
        }
      })
  }

  private mutating func fold(_ name: String, _ parts: [[UInt8]]) {
    var line = Array(name.utf8)
    for part in parts {
      if line.count + part.count > 75 {
        text += line + [0x0D, 0x0A]
        line = [0x20]
      }
      line += part
    }
    text += line + [0x0D, 0x0A]
  }
}

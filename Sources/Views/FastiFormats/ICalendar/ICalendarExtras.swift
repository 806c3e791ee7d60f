public import FastiAgenda
public import FastiCivil

/// The lines that only few entries have: an end, a place, an address, a rule of recurrence. They are stored as the file
/// needs them, folded and with their line ends.
///
/// - Source: RFC 5545, sections 3.8.1.7 (`LOCATION`), 3.8.2.2 (`DTEND`), 3.8.4.6 (`URL`), 3.8.4.4 and 3.8.5 (recurrence).
public struct ICalendarExtras: Sendable {
  private var text = UTF8Writer()

  /// No lines.
  public init() {}

  /// The lines, each with its line break.
  public var bytes: [UInt8] { text.bytes }

  /// Adds a line as another program wrote it.
  public mutating func kept(_ line: ContentLine) {
    let bytes = Array(line.line.utf8)
    text.write(room: ICalendarText.room(bytes.count) + 2) { room in
      ICalendarText.write(line: bytes.span, to: &room)
      room.write("\r\n")
    }
  }

  /// Adds a line whose value is a text.
  public mutating func line(_ name: StaticString, text value: borrowing Span<UInt8>) {
    text.write(room: name.utf8CodeUnitCount + 3 + ICalendarText.room(value.count)) { room in
      room.write(name)
      room.write(":")
      ICalendarText.write(value, from: name.utf8CodeUnitCount + 1, to: &room)
      room.write("\r\n")
    }
  }

  /// Adds the place of the entry.
  public mutating func location(_ place: String) {
    let place = place.utf8.span
    text.write(room: 11 + ICalendarText.room(place.count)) { room in
      room.write("LOCATION:")
      ICalendarText.write(place, from: 9, to: &room)
      room.write("\r\n")
    }
  }

  /// Adds the address of the entry.
  public mutating func url(_ address: String) { line("URL:", Array(address.utf8)) }

  /// Adds the end of the entry, in UTC.
  public mutating func end(_ instant: Instant) {
    text.write("DTEND:")
    text.write(room: 16) { room in
      room.write(word: ICalendarTime.word(instant.day()))
      room.write(word: ICalendarTime.word(instant.time()))
    }
    text.write("\r\n")
  }

  /// Adds the end of an occurrence of an event, by the event's clocks; nothing if its hours have no end.
  public mutating func end(of day: Day, _ time: EventTime) {
    guard case .timed(let hours) = time else { return }
    switch hours.end {
    case .open: return
    case .after(let seconds):
      text.write("DURATION:PT")
      text.write(seconds)
      text.write("S\r\n")
    case .at(let clock, let later): moments("DTEND", [day + later], .timed(hours), at: clock)
    }
  }

  /// Adds the occurrence of the series that the entry replaces.
  public mutating func replaces(_ original: Day, _ time: EventTime) { moments("RECURRENCE-ID", [original], time) }

  /// Adds an alarm that shows the title. It goes after all properties of the entry.
  ///
  /// - Parameters:
  ///   - days: Days before the start, by the calendar; 0 if minutes are used.
  ///   - minutes: Minutes before the start; negative for minutes after it.
  ///   - own: What the trigger cannot express, for a Fasti that reads the file; nil for none.
  /// - Source: RFC 5545, sections 3.6.6 (`VALARM`) and 3.8.6.3 (`TRIGGER`).
  public mutating func alarm(days: Int, minutes: Int, title: borrowing Span<UInt8>, own: String?) {
    text.write(room: 64 + ICalendarText.room(title.count)) { room in
      room.write("BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:")
      ICalendarText.write(title, from: 12, to: &room)
      room.write("\r\n")
    }
    text.write(days > 0 || minutes > 0 ? "TRIGGER:-P" : "TRIGGER:P")
    if days > 0 {
      text.write(days)
      text.write("D\r\n")
    } else {
      text.write("T")
      text.write(abs(minutes))
      text.write("M\r\n")
    }
    if let own { line("X-FASTI-ALARM:", Array(own.utf8)) }
    text.write("END:VALARM\r\n")
  }

  /// Adds days, or the times of the event on these days, by its clocks.
  mutating func moments(_ name: StaticString, _ days: [Day], _ time: EventTime, at clock: TimeOfDay? = nil) {
    var head = UTF8Writer()
    head.write(name)
    var list = UTF8Writer(capacity: 17 * days.count)
    switch time {
    case .allDay:
      head.write(";VALUE=DATE:")
      for (place, day) in days.enumerated() {
        if place > 0 { list.write(",") }
        list.write(room: 8) { $0.write(word: ICalendarTime.word(day)) }
      }
    case .timed(let hours):
      if case .zone(let clocks) = hours.clocks {
        head.write(";TZID=")
        head.write(text: clocks.name)
      }
      head.write(":")
      for (place, day) in days.enumerated() {
        if place > 0 { list.write(",") }
        list.write(room: 16) { ICalendarTime.write(day, clock ?? hours.start, to: &$0) }
      }
    }
    line(head.bytes, list.bytes)
  }

  mutating func line(_ name: StaticString, _ value: [UInt8]) {
    var head = UTF8Writer()
    head.write(name)
    line(head.bytes, value)
  }

  /// Adds a line whose value has no characters to escape.
  private mutating func line(_ head: [UInt8], _ value: [UInt8]) {
    text.write(utf8: head)
    text.write(room: ICalendarText.room(value.count) + 2) { room in
      ICalendarText.write(plain: value.span, from: head.count, to: &room)
      room.write("\r\n")
    }
  }
}

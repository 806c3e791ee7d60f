import FastiCivil

/// The properties of a whole calendar, before its first component.
public struct ICalendarHead: Sendable {
  private let name: String
  private let description: String
  private let minutes: Int
  private let look: ICalendarLook

  /// The properties of a calendar.
  ///
  /// - Parameters:
  ///   - name: The name shown to subscribers.
  ///   - minutes: How long a client may wait before it fetches the calendar again.
  ///   - look: The calendar's colour.
  public init(
    name: String, description: String = "Written by Fasti", minutes: Int, look: ICalendarLook = .everything
  ) {
    self.name = name
    self.description = description
    self.minutes = minutes
    self.look = look
  }

  func write(to text: inout UTF8Writer) {
    text.write("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Fasti//Fasti//EN\r\nCALSCALE:GREGORIAN\r\n")
    for property: StaticString in ["NAME:", "X-WR-CALNAME:"] { line(property, name, &text) }
    for property: StaticString in ["DESCRIPTION:", "X-WR-CALDESC:"] { line(property, description, &text) }
    for property: StaticString in ["REFRESH-INTERVAL;VALUE=DURATION:PT", "X-PUBLISHED-TTL:PT"] {
      text.write(property)
      text.write(minutes % 60 == 0 ? minutes / 60 : minutes)
      text.write(minutes % 60 == 0 ? "H\r\n" : "M\r\n")
    }
    text.write("COLOR:")
    text.write(look.name)
    text.write("\r\nX-APPLE-CALENDAR-COLOR:")
    text.write(look.hex)
    text.write("\r\n")
  }

  private func line(_ name: StaticString, _ value: String, _ text: inout UTF8Writer) {
    let value = value.utf8.span
    text.write(room: name.utf8CodeUnitCount + ICalendarText.room(value.count) + 2) { room in
      room.write(name)
      ICalendarText.write(value, from: name.utf8CodeUnitCount, to: &room)
      room.write("\r\n")
    }
  }
}

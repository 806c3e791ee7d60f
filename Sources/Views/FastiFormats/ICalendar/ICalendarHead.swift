import FastiCivil

/// What a calendar says of itself, before its first component.
struct ICalendarHead {
  let name: String
  let description: String
  /// How long a client may wait before it asks again.
  let minutes: Int
  let look: ICalendarLook

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

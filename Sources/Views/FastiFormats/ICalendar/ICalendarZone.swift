import FastiAgenda
import FastiCivil

/// A `VTIMEZONE`: the clocks of a place in the years of a calendar, one observance for each change.
/// - Source: RFC 5545, section 3.6.5.
struct ICalendarZone: Sendable {
  /// The clocks that it describes.
  let clocks: NamedZone
  private var first: Instant
  private var last: Instant

  var name: String { clocks.name }

  init(_ clocks: NamedZone, _ moment: Instant) {
    (self.clocks, first, last) = (clocks, moment, moment)
  }

  /// Extends the described time to a moment.
  mutating func include(_ moment: Instant) {
    first = min(first, moment)
    last = max(last, moment)
  }

  /// Writes the component.
  /// - Complexity: O(*n*) in the days between the first and the last entry.
  func write(to writer: inout UTF8Writer) {
    writer.write("BEGIN:VTIMEZONE\r\nTZID:")
    writer.write(text: clocks.name)
    writer.write("\r\n")
    let zone = clocks.zone
    // One day before the first entry, so that an observance has begun by then.
    var moment = Instant(seconds: first.seconds - 86_400)
    var offset = zone.offset(at: moment)
    write(moment, from: offset, to: &writer)
    while moment < last {
      let next = Instant(seconds: moment.seconds + 86_400)
      if zone.offset(at: next) != offset {
        let change = change(between: moment, next)
        write(change, from: offset, to: &writer)
        offset = zone.offset(at: change)
      }
      moment = next
    }
    writer.write("END:VTIMEZONE\r\n")
  }

  /// Writes the offset that applies from a moment on; the moment is read on the clocks before the change.
  private func write(_ moment: Instant, from offset: Int, to writer: inout UTF8Writer) {
    let local = clocks.zone.localTime(at: moment)
    let kind: StaticString = local.isDaylight ? "DAYLIGHT" : "STANDARD"
    writer.write(room: 128) { room in
      room.write("BEGIN:")
      room.write(kind)
      room.write("\r\nDTSTART:")
      ICalendarTime.write(moment.day(offset: offset), moment.time(offset: offset), to: &room)
      room.write("\r\nTZOFFSETFROM:")
      ICalendarTime.write(offset: offset, to: &room)
      room.write("\r\nTZOFFSETTO:")
      ICalendarTime.write(offset: local.offset, to: &room)
      room.write("\r\nEND:")
      room.write(kind)
      room.write("\r\n")
    }
  }

  /// The moment of a change between two moments with different offsets.
  private func change(between first: Instant, _ last: Instant) -> Instant {
    let offset = clocks.zone.offset(at: first)
    var (low, high) = (first.seconds, last.seconds)
    while low + 1 < high {
      let middle = (low + high) / 2
      if clocks.zone.offset(at: Instant(seconds: middle)) == offset { low = middle } else { high = middle }
    }
    return Instant(seconds: high)
  }
}

import FastiAgenda
import FastiCivil

/// Events as they were written, one after the other, and what puts them in order.
struct ICalendarEvents: Sendable {
  /// The bytes of whole events. Pieces are filled one by one, so that what is written never moves.
  private var pieces: [UTF8Writer] = []
  private var events: [Event] = []

  /// How much a piece holds, unless one event alone takes more.
  private static let size = 65_536

  /// Where an event is, and by what it is put in order.
  private struct Event: Sendable {
    let day: Day
    let kind: EntryKind
    let name: EntryName
    /// Its zone's place; -1 for none.
    let zone: Int32
    let piece: Int32
    let start: Int32
    let end: Int32
  }

  var count: Int { events.count }

  /// The bytes of all events.
  var bytes: Int { pieces.reduce(0) { $0 + $1.bytes.count } }

  /// Writes an event.
  /// - Parameter zone: The place of the zone it is told by.
  mutating func add(_ entry: Entry, zone: Int?) {
    let room = ICalendarEvent.room(entry)
    var last = pieces.count - 1
    if last < 0 || pieces[last].bytes.capacity - pieces[last].bytes.count < room {
      pieces.append(UTF8Writer(capacity: max(room, Self.size)))
      last += 1
    }
    let start = pieces[last].bytes.count
    pieces[last].write(room: room) { ICalendarEvent.write(entry, to: &$0) }
    events.append(
      Event(
        day: entry.days.first, kind: entry.kind, name: entry.name, zone: Int32(zone ?? -1), piece: Int32(last),
        start: Int32(start), end: Int32(pieces[last].bytes.count)))
  }

  // MARK: Order

  /// The places of the events by day, then kind, then name.
  ///
  /// What is sorted are numbers: 32 bits of the day, 4 of the kind and 28 of the place. Names are looked at where day and
  /// kind are the same, and sorted only where they did not come in order.
  var inOrder: [Int] {
    var keys: [UInt64] = []
    keys.reserveCapacity(events.count)
    for place in events.indices {
      let day = UInt64(UInt32(bitPattern: events[place].day.number) ^ 0x8000_0000)
      keys.append(day << 32 | UInt64(events[place].kind.rawValue) << 28 | UInt64(place))
    }
    keys.sort()
    var order: [Int] = []
    order.reserveCapacity(keys.count)
    for key in keys { order.append(Int(key & 0xFFF_FFFF)) }
    var start = 0
    while start < keys.count {
      var end = start + 1
      var isOrdered = true
      while end < keys.count, keys[end] >> 28 == keys[start] >> 28 {
        isOrdered = isOrdered && !(events[order[end]].name < events[order[end - 1]].name)
        end += 1
      }
      if !isOrdered { order[start..<end].sort { events[$0].name < events[$1].name } }
      start = end
    }
    return order
  }

  /// The places of the zones that events are told by, in the order of their first events.
  func zones(_ order: [Int]) -> [Int] {
    var zones: [Int] = []
    for place in order where events[place].zone >= 0 {
      let zone = Int(events[place].zone)
      if !zones.contains(zone) { zones.append(zone) }
    }
    return zones
  }

  /// Writes the events in an order.
  func write(_ order: [Int], to text: inout UTF8Writer) {
    text.write(room: bytes) { room in
      for place in order {
        let range = Int(events[place].start)..<Int(events[place].end)
        let piece = pieces[Int(events[place].piece)].bytes
        room.write(piece.span.extracting(range))
      }
    }
  }
}

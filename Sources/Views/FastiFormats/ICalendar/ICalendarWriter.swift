public import FastiAgenda
import FastiCivil

/// Writes a calendar as iCalendar: the same entries give the same bytes, in whatever order they come.
///
/// Each entry is written when it comes, and then forgotten; at the end the events are put in order by day, kind and name.
///
/// - Source: RFC 5545 (lines, text, components), RFC 7986 (`NAME`, `COLOR`, `REFRESH-INTERVAL`).
public struct ICalendarWriter: Sendable {
  private var events = ICalendarEvents()
  private var zones: [ICalendarZone] = []

  /// A calendar of nothing.
  public init() {}

  /// How many entries it has.
  public var count: Int { events.count }

  /// Adds an entry.
  /// - Complexity: O(*n*) in the length of its texts.
  public mutating func add(_ entry: Entry) {
    var zone: Int?
    if let clocks = entry.clocks, let start = entry.start { zone = include(start, in: clocks) }
    events.add(entry, zone: zone)
  }

  /// The calendar.
  ///
  /// - Parameters:
  ///   - name: What the calendar is called where it is subscribed.
  ///   - minutes: How long a client may wait before it asks again.
  ///   - look: The calendar's colour.
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public func calendar(
    name: String, description: String = "Written by Fasti", minutes: Int, look: ICalendarLook = .everything
  ) -> [UInt8] {
    let order = events.inOrder
    var text = UTF8Writer(capacity: 4_096 + events.bytes + zones.count * 16_384)
    ICalendarHead(name: name, description: description, minutes: minutes, look: look).write(to: &text)
    for zone in events.zones(order) { zones[zone].write(to: &text) }
    events.write(order, to: &text)
    text.write("END:VCALENDAR\r\n")
    return text.bytes
  }

  /// A whole calendar of entries.
  public static func calendar(
    _ entries: [Entry], name: String, minutes: Int, look: ICalendarLook = .everything
  ) -> [UInt8] {
    var writer = ICalendarWriter()
    for entry in entries { writer.add(entry) }
    return writer.calendar(name: name, minutes: minutes, look: look)
  }

  /// Widens what is told of a zone to a moment.
  /// - Returns: Its place among the zones.
  private mutating func include(_ start: Instant, in clocks: NamedZone) -> Int {
    guard let place = zones.firstIndex(where: { $0.name == clocks.name }) else {
      zones.append(ICalendarZone(clocks, start))
      return zones.count - 1
    }
    zones[place].include(start)
    return place
  }
}

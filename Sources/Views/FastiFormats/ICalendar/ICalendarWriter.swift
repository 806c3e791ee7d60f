public import FastiAgenda
public import FastiCivil

/// Writes a calendar as iCalendar: the same entries give the same bytes, in any order.
///
/// Entries are stored as numbers and texts. They are sorted by day, kind and name at the end, and each is written once.
///
/// - Source: RFC 5545 (lines, text, components), RFC 7986 (`NAME`, `COLOR`, `REFRESH-INTERVAL`).
public struct ICalendarWriter: Sendable {
  private var events = ICalendarEvents()
  private var zones: [ICalendarZone] = []
  private var components: [ContentLines.Component] = []
  /// The indices of the zones that these components name.
  private var named: [Int] = []

  /// An empty calendar.
  public init() {}

  /// The number of entries.
  public var count: Int { events.count }

  /// Adds an entry.
  /// - Complexity: O(*n*) in the length of its texts.
  public mutating func add(_ entry: Entry, extras: ICalendarExtras = ICalendarExtras()) {
    var zone: Int?
    if let clocks = entry.clocks, let start = entry.start { zone = include(start, in: clocks) }
    let bytes = extras.bytes
    events.add(entry, zone: zone, extras: bytes.span)
  }

  /// Adds an entry by its outline, in UTC: its name is an id, its texts are well-formed UTF-8.
  /// - Complexity: O(*n*) in the length of its texts.
  public mutating func add(_ outline: EntryOutline, title: borrowing Span<UInt8>, notes: borrowing Span<UInt8>) {
    let none: [UInt8] = []
    events.add(outline, title: title, notes: notes, extras: none.span)
  }

  /// The clock of an entry's start.
  public enum Clocks: Sendable {
    case utc
    /// The reader's clock: the moment of the outline is its reading in UTC.
    case floating
    /// The clock of a place, whose changes are written up to a moment.
    case place(NamedZone, until: Instant)
  }

  /// Adds a component of another program unchanged: a time zone, whose first definition of a name is written, or a
  /// component that an entry cannot express.
  public mutating func add(_ component: ContentLines.Component) { components.append(component) }

  /// Adds the clocks of a place that such components name, with their changes in a range of days.
  public mutating func add(_ clocks: NamedZone, in range: DayRange) {
    let place = include(clocks.zone.instant(range.first, .midnight), in: clocks)
    _ = include(clocks.zone.instant(range.last, .midnight), in: clocks)
    if !named.contains(place) { named.append(place) }
  }

  /// Adds an entry by its outline, with lines that only few entries have.
  /// - Parameter isWhole: Whether these lines are the whole entry, including its title and its category.
  /// - Complexity: O(*n*) in the length of its texts.
  public mutating func add(
    _ outline: EntryOutline, clocks: Clocks, title: borrowing Span<UInt8>, notes: borrowing Span<UInt8>,
    extras: ICalendarExtras, isWhole: Bool = false
  ) {
    var marks: ICalendarLine.Marks = isWhole ? .whole : []
    var zone: Int?
    switch clocks {
    case .utc: break
    case .floating: marks.insert(.floating)
    case .place(let named, let until):
      if let start = outline.start {
        zone = include(start, in: named)
        _ = include(max(start, until), in: named)
      }
    }
    let bytes = extras.bytes
    events.add(outline, marks, zone: zone, title: title, notes: notes, extras: bytes.span)
  }

  /// The calendar.
  ///
  /// - Parameter head: The properties of the whole calendar.
  /// - Complexity: O(*n*) in the number of entries, plus the time to sort the entries of each day.
  public func calendar(_ head: ICalendarHead) -> [UInt8] {
    var text = UTF8Writer(capacity: 4_096 + events.room + zones.count * 16_384)
    write(head, to: &text) { _ in }
    return text.bytes
  }

  /// A whole calendar of entries.
  public static func calendar(_ entries: [Entry], name: String, minutes: Int) -> [UInt8] {
    var writer = ICalendarWriter()
    for entry in entries { writer.add(entry) }
    return writer.calendar(ICalendarHead(name: name, minutes: minutes))
  }

  /// Writes the calendar. After each piece of about 64 KiB it calls the body, which may remove the bytes.
  ///
  /// - Parameter head: The properties of the whole calendar.
  /// - Throws: What the body throws.
  public func write<Failure: Error>(
    _ head: ICalendarHead, to text: inout UTF8Writer, _ full: (inout UTF8Writer) throws(Failure) -> Void
  ) throws(Failure) {
    let order = events.inOrder
    head.write(to: &text)
    var written: Set<String> = []
    for zone in events.zones(order) + named where written.insert(zones[zone].name).inserted {
      zones[zone].write(to: &text)
    }
    for zone in components where zone.name == "VTIMEZONE" && written.insert(zone.value(of: "TZID") ?? "").inserted {
      write(zone, to: &text)
    }
    // A calendar has at least one component (RFC 5545, section 3.6).
    if order.isEmpty, named.isEmpty, components.isEmpty, let utc = NamedZone("UTC", .utc) {
      ICalendarZone(utc, Instant(seconds: 86_400)).write(to: &text)
    }
    for place in order {
      let line = events[Int(place)]
      let clocks = line.zone < 0 ? nil : zones[Int(line.zone)].clocks
      events.texts(of: line) { texts in
        text.write(room: ICalendarEvent.room(line) + (clocks?.name.utf8.count ?? 0)) {
          ICalendarEvent.write(line, texts, clocks, to: &$0)
        }
      }
      if text.bytes.count >= Self.piece { try full(&text) }
    }
    for component in components where component.name != "VTIMEZONE" {
      write(component, to: &text)
      if text.bytes.count >= Self.piece { try full(&text) }
    }
    text.write("END:VCALENDAR\r\n")
  }

  private func write(_ component: ContentLines.Component, to text: inout UTF8Writer) {
    var lines = ICalendarExtras()
    for line in component.lines { lines.kept(line) }
    text.write(utf8: lines.bytes)
  }

  /// The number of bytes after which the body is called.
  private static let piece = 65_536

  /// Extends the changes of a zone to a moment.
  /// - Returns: Its index among the zones.
  private mutating func include(_ start: Instant, in clocks: NamedZone) -> Int {
    guard let place = zones.firstIndex(where: { $0.name == clocks.name }) else {
      zones.append(ICalendarZone(clocks, start))
      return zones.count - 1
    }
    zones[place].include(start)
    return place
  }
}

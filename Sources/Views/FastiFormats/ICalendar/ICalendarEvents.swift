import FastiAgenda
import FastiCivil

/// The entries of a calendar before it is written: their numbers in one place, their texts in another, without an
/// allocation for each entry.
struct ICalendarEvents: Sendable {
  /// Both are filled piece by piece, so that their contents never move.
  private var lines: [[ICalendarLine]] = []
  private var texts: [[UInt8]] = []
  private(set) var count = 0

  /// The number of lines in a piece, as a power of two.
  private static let bits = 9
  /// The number of bytes in a piece, unless the texts of a single entry need more.
  private static let size = 65_536

  /// Adds an entry.
  /// - Parameters:
  ///   - zone: The index of the zone of its clock.
  ///   - extras: Lines that are written unchanged.
  mutating func add(_ entry: Entry, zone: Int?, extras: borrowing Span<UInt8>) {
    var marks: ICalendarLine.Marks = []
    if entry.isTentative { marks.insert(.tentative) }
    if entry.sounds { marks.insert(.sounds) }
    var outline = EntryOutline(
      name: entry.name, kind: entry.kind, days: entry.days, changed: entry.changed, sequence: entry.sequence)
    outline.start = entry.start
    let name = if case .text(let name) = entry.name { name } else { "" }
    let link = entry.link ?? ""
    let size = name.utf8.count + entry.title.utf8.count + entry.notes.utf8.count + link.utf8.count + extras.count
    let (piece, start) = place(for: size)
    texts[piece].append(addingCapacity: size) { room in
      room.write(name.utf8.span)
      room.write(entry.title.utf8.span)
      room.write(entry.notes.utf8.span)
      room.write(link.utf8.span)
      room.write(extras)
    }
    add(
      ICalendarLine(
        outline, marks, zone: zone, at: (piece, start), name: name.utf8.count, title: entry.title.utf8.count,
        notes: entry.notes.utf8.count, link: entry.link == nil ? nil : link.utf8.count, extras: extras.count))
  }

  /// Adds an entry whose texts are bytes.
  /// - Parameters:
  ///   - zone: The index of the zone of its clock.
  ///   - extras: Lines that are written unchanged.
  mutating func add(
    _ outline: EntryOutline, _ marks: ICalendarLine.Marks = [], zone: Int? = nil, title: borrowing Span<UInt8>,
    notes: borrowing Span<UInt8>, extras: borrowing Span<UInt8>
  ) {
    let name = if case .text(let name) = outline.name { name } else { "" }
    let size = name.utf8.count + title.count + notes.count + extras.count
    let (piece, start) = place(for: size)
    texts[piece].append(addingCapacity: size) { room in
      room.write(name.utf8.span)
      room.write(title)
      room.write(notes)
      room.write(extras)
    }
    add(
      ICalendarLine(
        outline, marks, zone: zone, at: (piece, start), name: name.utf8.count, title: title.count, notes: notes.count,
        link: nil, extras: extras.count))
  }

  private mutating func add(_ line: ICalendarLine) {
    if count & ((1 << Self.bits) - 1) == 0 {
      lines.append([])
      lines[lines.count - 1].reserveCapacity(1 << Self.bits)
    }
    lines[lines.count - 1].append(line)
    count += 1
  }

  /// A place with room for a number of bytes.
  private mutating func place(for size: Int) -> (piece: Int, start: Int) {
    let last = texts.count - 1
    if last >= 0, texts[last].capacity - texts[last].count >= size { return (last, texts[last].count) }
    texts.append([])
    texts[last + 1].reserveCapacity(max(size, Self.size))
    return (last + 1, 0)
  }

  /// An entry.
  subscript(place: Int) -> ICalendarLine { lines[place >> Self.bits][place & ((1 << Self.bits) - 1)] }

  /// The texts of an entry: its name if it is a text, title, notes and link.
  @inline(__always)
  func texts<Answer>(of line: ICalendarLine, _ body: (borrowing Span<UInt8>) -> Answer) -> Answer {
    let piece = texts[Int(line.piece)]
    let start = Int(line.text)
    return body(piece.span.extracting(start..<start + line.textCount))
  }

  /// The greatest length of all events, in bytes.
  var room: Int {
    var room = 0
    for place in 0..<count { room += ICalendarEvent.room(self[place]) }
    return room
  }

  /// The indices of the zones of events, in the order of their first events.
  func zones(_ order: [Int32]) -> [Int] {
    var zones: [Int] = []
    for place in order where self[Int(place)].zone >= 0 {
      let zone = Int(self[Int(place)].zone)
      if !zones.contains(zone) { zones.append(zone) }
    }
    return zones
  }
}

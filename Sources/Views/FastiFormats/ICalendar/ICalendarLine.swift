import FastiAgenda
import FastiCivil

/// An entry before it is written: numbers, and the location of its texts.
struct ICalendarLine: Sendable {
  /// The halves of its id; if its name is a text, the lower half is the length of that.
  private let high: UInt64
  private let low: UInt64
  private let occurrence: Day
  let first: Day
  let last: Day
  /// The place of the zone of its clock; -1 for none.
  let zone: Int32
  /// When it begins, in seconds of Unix time; `wholeDays` for none.
  private let seconds: Int64
  let changed: Int64
  let sequence: Int
  /// Where its texts are: the piece, and in it name, title, notes, link and extra lines, one after the other.
  let piece: Int32
  let text: Int32
  private let titleSize: Int32
  private let notesSize: Int32
  private let linkSize: Int32
  private let extrasSize: Int32
  let kind: EntryKind
  let marks: Marks
  private let chosen: EventColor?

  /// Properties of one bit each.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8
    static let tentative = Marks(rawValue: 1)
    static let sounds = Marks(rawValue: 2)
    static let namedByText = Marks(rawValue: 4)
    static let namedByDay = Marks(rawValue: 8)
    static let linked = Marks(rawValue: 16)
    /// It begins at that time of the reader's clocks.
    static let floating = Marks(rawValue: 32)
    /// Its extra lines contain all its content, title and category too.
    static let whole = Marks(rawValue: 64)
  }

  private static let wholeDays = Int64.min

  init(
    _ outline: EntryOutline, _ marks: Marks, zone: Int?, at place: (piece: Int, start: Int), name: Int, title: Int,
    notes: Int, link: Int?, extras: Int = 0
  ) {
    var marks = marks
    switch outline.name {
    case .id(let high, let low): (self.high, self.low, occurrence) = (high, low, outline.days.first)
    case .day(let day, let high, let low):
      (self.high, self.low, occurrence) = (high, low, day)
      marks.insert(.namedByDay)
    case .text:
      (high, low, occurrence) = (0, UInt64(name), outline.days.first)
      marks.insert(.namedByText)
    }
    if link != nil { marks.insert(.linked) }
    (first, last, kind, self.marks) = (outline.days.first, outline.days.last, outline.kind, marks)
    self.zone = Int32(zone ?? -1)
    seconds = outline.start?.seconds ?? Self.wholeDays
    (changed, sequence) = (outline.changed, outline.sequence)
    (piece, text) = (Int32(place.piece), Int32(place.start))
    (titleSize, notesSize, linkSize) = (Int32(title), Int32(notes), Int32(link ?? 0))
    extrasSize = Int32(extras)
    chosen = outline.color
  }

  var id: EntryName {
    marks.contains(.namedByDay) ? .day(occurrence, high: high, low: low) : .id(high: high, low: low)
  }

  /// Its colour, as a CSS name.
  var color: StaticString { chosen?.word ?? kind.color }

  /// When it begins; nil for whole days.
  var start: Instant? { seconds == Self.wholeDays ? nil : Instant(seconds: seconds) }

  var nameCount: Int { marks.contains(.namedByText) ? Int(low) : 0 }
  var titleCount: Int { Int(titleSize) }
  var notesCount: Int { Int(notesSize) }
  var linkCount: Int? { marks.contains(.linked) ? Int(linkSize) : nil }
  var extrasCount: Int { Int(extrasSize) }

  /// The length of all its texts.
  var textCount: Int { nameCount + titleCount + notesCount + Int(linkSize) + extrasCount }

  /// Whether it takes up time: used leave does, and an entry with a time; a reminder does not.
  var isBusy: Bool { kind == .leaveUsed || kind == .busy || seconds != Self.wholeDays && kind != .reminder }
}

import FastiAgenda
import FastiCivil
import FastiPerson
import FastiRecords
import FastiReminders

/// An event as a feed needs it.
struct EventLine: RecordLine {
  static let kind = Event.kind
  private(set) var title: [UInt8] = []
  private(set) var plan: EventPlan?
  private(set) var notes: [UInt8] = []
  /// Where it takes place; empty if it has none.
  private(set) var place = ""
  /// Its link; empty for none.
  private(set) var url = ""
  private(set) var leads = AlarmLeads.none
  /// The colour that was chosen for it.
  private(set) var color: EventColor?
  /// Whether it has no place, address, alarm or colour.
  private var isPlain = true

  mutating func read(_ columns: inout some ColumnReader) -> Bool {
    columns.text(into: &title)
    let head = EventHead(reading: &columns)
    columns.text(into: &notes)
    let end = columns.optionalInteger()
    let tail = EventTail(reading: &columns)
    plan = EventPlan(head, end: end, tail)
    if tail != nil || !isPlain {
      (place, url) = (tail?.place ?? "", tail?.url ?? "")
      leads = tail?.leads ?? .none
      color = tail?.look?.color
      isPlain = tail == nil
    }
    return plan != nil
  }

  /// Whether it has a place or an address.
  var hasExtras: Bool { !place.isEmpty || !url.isEmpty }

  /// Its title. An event of several days without an end is shown on whole days, so its time is written before the
  /// title.
  func fullTitle(_ plan: borrowing EventPlan) -> [UInt8] {
    guard plan.length > 1, plan.end == nil, let time = plan.time else { return title }
    return Array(time.iso.utf8.prefix(5)) + [UInt8(ascii: " ")] + title
  }
}

/// The note of a day as a feed needs it.
struct NoteLine: RecordLine {
  static let kind = Note.kind
  private(set) var day = Day(0)
  private(set) var text: [UInt8] = []

  mutating func read(_ columns: inout some ColumnReader) -> Bool {
    guard let day = Day(stored: columns.integer()) else { return false }
    self.day = day
    columns.text { _ in }
    columns.text(into: &text)
    return true
  }

  /// Where its first line ends, CR LF excluded.
  var endOfLine: Int {
    for place in text.indices
    where text[place] == UInt8(ascii: "\n") && (place == 0 || text[place - 1] != UInt8(ascii: "\r")) { return place }
    return text.count
  }
}

/// A countdown as a feed needs it.
struct CountdownLine: RecordLine {
  static let kind = Countdown.kind
  private(set) var title: [UInt8] = []
  private(set) var recurrence: Recurrence?

  mutating func read(_ columns: inout some ColumnReader) -> Bool {
    columns.text(into: &title)
    recurrence = Countdown.recurrence(reading: &columns)
    return recurrence != nil
  }
}

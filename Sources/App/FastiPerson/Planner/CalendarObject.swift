public import FastiCivil
public import FastiRecords

/// The parts of a calendar file that an event has no field for, as content lines (RFC 5545, section 3.1).
///
/// It belongs to the event with the same id, and is deleted and erased with it; or it is a separate component, such as
/// a task.
/// Only imports write it, and only `export ics` reads it.
public struct CalendarObject: Record {
  /// The name for people: the title of its event.
  public let title: String
  /// The name of the component, `VTODO`; nil if it belongs to an event.
  public let component: String?
  /// The UID in the file if it does not follow from the id; may be empty.
  public let uid: String
  /// The day on which the component begins; nil if it has none, and for lines of an event.
  public let first: Day?
  /// The content lines, unfolded, separated by line feeds.
  public let lines: String

  /// The most bytes of ``lines`` that an import stores.
  public static let longest = 65_536
  /// The most characters of ``uid``.
  public static let longestUID = 1_000

  public init(title: String, component: String? = nil, uid: String = "", first: Day? = nil, lines: String) {
    self.title = title
    self.component = component
    self.uid = uid
    self.first = first
    self.lines = lines
  }

  /// The id of a separate component: the same for every file that contains it.
  public var ownID: RecordID { Self.id(of: component ?? "VEVENT", uid: uid, lines: lines) }

  /// The id of a component by its UID, or by its content if it has none.
  public static func id(of component: String, uid: String, lines: String) -> RecordID {
    .version8(kind: "calendar_object", key: "\(component)\n\(uid.isEmpty ? lines : uid)")
  }

  /// The table and columns of the kind. The lines come from one file, so of two versions the later one counts as a
  /// whole.
  public static let kind = RecordKind(
    table: "calendar_object", columns: ["title", "component", "uid", "first_day", "lines"], label: "title",
    formats: ["first_day": .day], blank: [.erased, .nothing, .text(""), .nothing, .text("")], meeting: .whole,
    reach: .synced)

  /// Nil for a day outside the supported years.
  public init?(reading columns: inout some ColumnReader) {
    title = columns.text()
    component = columns.optionalText()
    uid = columns.text()
    let number = columns.optionalInteger()
    first = number.flatMap { Day(stored: $0) }
    lines = columns.text()
    guard (number == nil) == (first == nil) else { return nil }
  }

  /// Writes the day as a day number.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: title)
    columns.write(optionalText: component)
    columns.write(text: uid)
    columns.write(optionalInteger: first.map { Int64($0.number) })
    columns.write(text: lines)
  }
}

extension CalendarObject {
  /// The lines for another event that is made from theirs; the UID stays with the first event.
  func copied(for title: String) -> CalendarObject? {
    lines.isEmpty ? nil : CalendarObject(title: title, lines: lines)
  }
}

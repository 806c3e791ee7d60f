import FastiCivil
public import FastiLeave
public import FastiRecords

/// An entry of the leave ledger as it is stored. An edit is a new version with every field.
public struct LeaveEntryRecord: Record {
  /// Day, kind, action, hours as saved, and note.
  public let entry: LeaveEntry
  /// Its source: ``typed``, or the name of an import.
  public let source: String
  /// When it was first written, in milliseconds of Unix time.
  public let created: Int64
  /// The id of the span, which is not the id of an entry; nil for an entry without a span.
  public let span: RecordID?

  public init(
    entry: LeaveEntry, source: String = LeaveEntryRecord.typed, created: Int64, span: RecordID? = nil
  ) {
    self.entry = entry
    self.source = source
    self.created = created
    self.span = span
  }

  /// The same entry with another span, or with none.
  func joined(to span: RecordID?) -> LeaveEntryRecord {
    LeaveEntryRecord(entry: entry, source: source, created: created, span: span)
  }

  /// The source of a typed entry.
  public static let typed = "typed"
  /// The longest notes, in characters (Unicode scalars).
  public static let longestNotes = 65_536

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "leave_entry", columns: ["day", "type", "action", "sign", "hours", "notes", "source", "created", "span"],
    label: "type", formats: ["day": .day, "hours": .hours],
    blank: [
      .integer(0), .erased, .text("used"), .nothing, .integer(0), .text(""), .erased, .integer(0),
      .nothing,
    ], later: ["span"], meeting: .whole, reach: .synced)

  /// Nil for a kind, an action, a sign, hours or a note that an entry cannot have.
  public init?(reading columns: inout some ColumnReader) {
    let day = Day(Int32(truncatingIfNeeded: columns.integer()))
    let (type, action, sign) = (columns.text(), columns.text(), columns.optionalText())
    let hours = Hours(ticks: columns.integer())
    let notes = columns.text()
    do throws(LeaveError) {
      entry = try LeaveEntry(
        day: day, type: LeaveType(type), action: LeaveAction(outside: action, sign: sign), hours: hours,
        note: Array(notes.utf8))
    } catch { return nil }
    source = columns.text()
    created = columns.integer()
    let text = columns.optionalText()
    span = text.flatMap { RecordID(text: $0) }
    guard (text == nil) == (span == nil) else { return nil }
  }

  /// Writes the day as a day number and the hours as ticks; the sign is written only for an adjustment.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(integer: Int64(entry.day.number))
    columns.write(text: entry.type.string)
    columns.write(text: "\(entry.action.word)")
    if case .adjustment(let sign) = entry.action { columns.write(text: "\(sign.word)") } else { columns.writeNothing() }
    columns.write(integer: entry.hours.ticks)
    columns.write(text: entry.notes)
    columns.write(text: source)
    columns.write(integer: created)
    if let span { columns.write(text: span.text) } else { columns.writeNothing() }
  }
}

extension LeaveEntryRecord {
  /// `vacation used 8 on 2026-03-02`; for an adjustment, `vacation adjustment -8 on 2026-03-02`.
  public var label: String { LeaveEntryLabel(entry).text }
}

extension LeaveEntry {
  /// The note of the user; may be empty.
  public var notes: String { String(decoding: note, as: UTF8.self) }
}

public import FastiCivil
public import FastiFormats
public import FastiLeave
public import FastiRecords

/// The entries of a span as one line of the ledger; a single entry or accrual is also a line.
public struct LeaveSpanItem: Hashable, Sendable {
  /// Its entries, by day; at least one.
  public let entries: [LeaveEntryItem]

  /// The line of some entries, by day; at least one.
  public init(entries: [LeaveEntryItem]) { self.entries = entries }

  /// The lines of a list; the entries of a span are one line, at the place of its first entry.
  public static func lines(_ items: [LeaveEntryItem]) -> [LeaveSpanItem] {
    var (lines, places) = ([[LeaveEntryItem]](), [RecordID: Int]())
    for item in items {
      if let span = item.span, let place = places[span] {
        lines[place].append(item)
      } else {
        if let span = item.span { places[span] = lines.count }
        lines.append([item])
      }
    }
    return lines.map { LeaveSpanItem(entries: $0) }
  }

  /// The id of the line: that of the span, or of the entry; nil for a future accrual.
  public var id: RecordID? { entries[0].span ?? entries[0].id }
  /// The day of the first entry.
  public var first: Day { entries[0].day }
  /// The day of the last entry.
  public var last: Day { entries[entries.count - 1].day }
  /// The hours it adds in total; negative if it subtracts.
  public var signed: Hours { Hours(ticks: entries.reduce(0) { $0 + $1.signed.ticks }) }
}

extension LeaveSpanItem: FieldWritable {
  /// The id of the line, its days, and the fields of an entry.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    let entry = entries[0]
    writer.field("id", id?.text)
    writer.field("date", first)
    writer.field("until", last)
    writer.field("days", entries.count)
    writer.field("type", entry.type.string)
    writer.field("action", "\(entry.action.word)")
    writer.field("hours", entry.hours.text)
    writer.field("signed", signed.text)
    writer.field("posted", entries.allSatisfy { $0.isPosted })
    writer.field("postsOn", entries[entries.count - 1].postsOn)
    writer.field("notes", entry.notes)
    writer.field("virtual", entry.isVirtual)
  }

  /// The columns of a CSV without lines.
  public static let columns: [StaticString] = [
    "id", "date", "until", "days", "type", "action", "hours", "signed", "posted", "postsOn", "notes", "virtual",
  ]
}

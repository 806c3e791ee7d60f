public import FastiCivil
public import FastiFormats
public import FastiLeave
public import FastiRecords

/// The entries of a span as one line of the ledger; an entry or an accrual alone is one too.
public struct LeaveSpanItem: Hashable, Sendable {
  /// Its entries, by day; at least one.
  public let entries: [LeaveEntryItem]

  /// The line of some entries, by day; at least one.
  public init(entries: [LeaveEntryItem]) { self.entries = entries }

  /// The lines of a list, those of a span as one, where its first entry is.
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

  /// What names all of it: the id of the span, or that of the entry; nil for an accrual to come.
  public var id: RecordID? { entries[0].span ?? entries[0].id }
  /// The first day.
  public var first: Day { entries[0].day }
  /// The last day.
  public var last: Day { entries[entries.count - 1].day }
  /// What it adds in all; negative when it takes.
  public var signed: Hours { Hours(ticks: entries.reduce(0) { $0 + $1.signed.ticks }) }
}

extension LeaveSpanItem: Fielded {
  /// The id of the whole, its days, and what an entry has.
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

  /// The columns of a CSV that holds none.
  public static let columns: [StaticString] = [
    "id", "date", "until", "days", "type", "action", "hours", "signed", "posted", "postsOn", "notes", "virtual",
  ]
}

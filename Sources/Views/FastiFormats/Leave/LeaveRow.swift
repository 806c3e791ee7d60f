import FastiCivil
public import FastiLeave

/// An entry of the leave ledger in a file.
public struct LeaveRow: Hashable, Sendable {
  /// Its id, a UUID in small letters; nil if the file has none.
  public let id: EntryID?
  /// Day, kind, action, hours and note.
  public let entry: LeaveEntry
  /// Its source, as UTF-8; nil if the file does not give it.
  public let source: [UInt8]?
  /// When it was first written, in milliseconds of Unix time, 1970 to 2999; nil if the file does not give it.
  public let created: Int64?
  /// The id that the entries of a span share, a UUID in small letters; nil for a single entry.
  public let span: EntryID?
  /// The number of its first line in the file; nil if it was not read from lines.
  public let line: Int?

  public init(
    id: EntryID?, entry: LeaveEntry, source: [UInt8]?, created: Int64?, span: EntryID? = nil, line: Int? = nil
  ) {
    self.id = id
    self.entry = entry
    self.source = source
    self.created = created
    self.span = span
    self.line = line
  }

  /// The order of files: by day, then by time of writing, then by content, then by id. Ids decide only if all else is
  /// equal, so that a file without ids is written in the same order after its entries got new ids.
  public static func precedes(_ left: LeaveRow, _ right: LeaveRow) -> Bool {
    if left.entry.day != right.entry.day { return left.entry.day < right.entry.day }
    if left.created != right.created { return (left.created ?? 0) < (right.created ?? 0) }
    let (one, other) = (left.content, right.content)
    if one != other { return one.lexicographicallyPrecedes(other) }
    return (left.id?.bytes ?? []).lexicographicallyPrecedes(right.id?.bytes ?? [])
  }

  /// The content that two equal rows without ids share: kind, action, sign, hours and note.
  private var content: [UInt8] {
    var writer = UTF8Writer()
    writer.write(utf8: entry.type.bytes)
    writer.write(byte: 0)
    writer.write(entry.action.word)
    if case .adjustment(let sign) = entry.action { writer.write(sign.word) }
    writer.write(byte: 0)
    // Hours of an entry are never negative and have at most 12 digits of ticks.
    writer.write(Int(entry.hours.ticks / 1_000_000), width: 6)
    writer.write(Int(entry.hours.ticks % 1_000_000), width: 6)
    writer.write(utf8: entry.note)
    writer.write(byte: 0)
    writer.write(utf8: source ?? [])
    if let span {
      writer.write(byte: 0)
      writer.write(utf8: span.bytes)
    }
    return writer.bytes
  }
}

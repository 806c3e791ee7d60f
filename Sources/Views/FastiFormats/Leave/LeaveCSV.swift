import FastiCivil
import FastiLeave

/// The leave ledger as a table for spreadsheets: one line for each entry, without the profile.
///
/// Columns: date, type, action, hours, sign, notes, source, created; and span, if an entry has one. Lines end with CR
/// LF, as RFC 4180 says. Text that a spreadsheet would run as a formula has one `'` before it, which the reader
/// removes.
public enum LeaveCSV {
  /// Writes entries, in the order of files.
  /// - Complexity: O(n log n).
  public static func write(_ rows: [LeaveRow]) -> [UInt8] {
    var csv = CSVWriter(lineEnd: .crlf, capacity: 64 * (rows.count + 1))
    let hasSpans = rows.contains { $0.span != nil }
    csv.columns(
      ["date", "type", "action", "hours", "sign", "notes", "source", "created"] + (hasSpans ? ["span"] : []))
    csv.records(rows.sorted(by: LeaveRow.precedes).map { Line(row: $0, hasSpans: hasSpans) })
    return csv.bytes
  }

  private struct Line: FieldWritable {
    let row: LeaveRow
    let hasSpans: Bool

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      let entry = row.entry
      var sign = UTF8Writer()
      if case .adjustment(let way) = entry.action { sign.write(way.word) }
      var action = UTF8Writer()
      action.write(entry.action.word)
      var created = UTF8Writer()
      if let moment = row.created { MomentText.write(moment, to: &created) }
      writer.field("date", entry.day)
      writer.field("type", utf8: entry.type.bytes)
      writer.field("action", utf8: action.bytes)
      writer.field("hours", entry.hours.text)
      writer.field("sign", utf8: sign.bytes)
      writer.field("notes", utf8: FormulaGuard.guarded(entry.note))
      writer.field("source", utf8: FormulaGuard.guarded(row.source ?? []))
      writer.field("created", utf8: created.bytes)
      if hasSpans { writer.field("span", utf8: row.span?.bytes ?? []) }
    }
  }
}

package import FastiRecords
import FastiDays
import FastiFormats

extension VersionRow {
  /// Whether it is a setting of one machine, which is not synced.
  package func staysHere(_ kind: RecordKind) -> Bool {
    guard kind == Setting.kind, case .text(let key)? = values.first else { return false }
    return SettingKey(rawValue: key)?.reach == .device
  }

  /// The column with the name of an attached file.
  package func fileName(_ kind: RecordKind) -> ColumnValue? {
    kind.table == "attachment" ? kind.columns.firstIndex(of: "file").map { values[$0] } : nil
  }

  /// Whether a record can be read from the columns, and would write the same.
  package func isValid<Content: Record>(as type: Content.Type) -> Bool {
    var cursor = ColumnCursor(values)
    guard let record = Content(reading: &cursor), cursor.mismatch == nil else { return false }
    if Content.kind.isBlank(self) { return true }
    guard ColumnCollector.values(of: record) == values else { return false }
    return (record as? any KeyedRecord).map { $0.id == id } ?? true
  }

  /// The version with further columns that the program has by now in their places; nil if there are none, or if they
  /// cannot be read.
  package func adopted<Content: Record>(as type: Content.Type) -> VersionRow? {
    guard let text = lineage.extra, let object = try? JSONValue(reading: Array(text.utf8)),
      let members = try? object.members()
    else { return nil }
    let kind = Content.kind
    var values = self.values
    var others: [(name: String, value: JSONValue)] = []
    for member in members {
      let name = String(decoding: member.name, as: UTF8.self)
      guard let place = kind.columns.firstIndex(of: name) else {
        others.append((name, member.value))
        continue
      }
      // An edit has written the column since.
      if values[place] != kind.standard(of: name) { continue }
      guard let value = ColumnFormat.read(member.value, kind.formats[name]) else { return nil }
      values[place] = value
    }
    if others.count == members.count { return nil }
    var lineage = self.lineage
    lineage.extra = ExtraColumns(others)?.text
    let row = VersionRow(id: id, stamp: stamp, deleted: deleted, values: values, lineage: lineage)
    return row.isValid(as: type) ? row : nil
  }
}

extension StoreError {
  /// Whether it is about one change of several that are received, and the others can still be taken.
  package var isOfOneChange: Bool {
    switch self {
    case .conflictingVersion, .refusedStamp, .refusedRecord: true
    default: false
    }
  }
}

package import FastiRecords
import FastiDays

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

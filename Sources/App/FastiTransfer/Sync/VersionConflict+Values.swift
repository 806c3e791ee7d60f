import FastiFormats
public import FastiRecords

extension VersionConflict {
  /// What a version contains in the columns that the conflict is about; empty columns are left out.
  /// - Parameter quotesText: Whether texts are written as in JSON.
  public func values(of row: VersionRow, quotesText: Bool) -> [(column: String, text: String)] {
    guard !row.deleted, let record = RecordKinds.all.first(where: { $0.table == kind }) else { return [] }
    return columns.compactMap { column -> (column: String, text: String)? in
      guard let place = record.columns.firstIndex(of: column), row.values[place] != .nothing else { return nil }
      if !quotesText, case .text(let text) = row.values[place] { return (column, text) }
      var json = JSONWriter()
      ColumnFormat.write(row.values[place], record.formats[column], to: &json)
      let text = String(decoding: json.bytes, as: UTF8.self)
      return (column, quotesText ? text : text.filter { $0 != "\"" })
    }
  }
}

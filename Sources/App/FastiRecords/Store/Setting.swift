/// One setting: a key and what the user chose for it.
public struct Setting: KeyedRecord {
  /// The setting's name: `regions.selected`.
  public let key: String
  /// The choice, as text.
  public let value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }

  /// The key is what names a setting in the history.
  public static let kind = RecordKind(
    table: "setting", columns: ["key", "value"], label: "key", blank: [.erased, .text("")], meeting: .whole,
    reach: .synced)

  /// Reads key and value.
  public init?(reading columns: inout some ColumnReader) {
    self.init(key: columns.text(), value: columns.text())
  }

  /// Writes key and value.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: key)
    columns.write(text: value)
  }
}

/// One setting: a key and the value that the user chose.
public struct Setting: KeyedRecord {
  /// The setting's name: `regions.selected`.
  public let key: String
  /// The value, as text.
  public let value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }

  /// The kind; the key is the name of a setting in the history.
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

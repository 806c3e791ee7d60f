public import FastiCivil

/// Writes the fields of a record in sequence, in any format. The answer of a command is described once and written as
/// JSON or as CSV, with the same names in the same order.
public protocol FieldWriter {
  /// Writes text; nil is `null` or an empty cell.
  mutating func field(_ name: StaticString, _ value: String?)
  /// Writes text that only some records have: a field in JSON, and nothing in CSV, whose columns are the same for all
  /// records.
  mutating func rare(_ name: StaticString, _ value: String?)
  /// Writes a whole number that only some records have, in the same way.
  mutating func rare(_ name: StaticString, _ value: Int?)
  /// Writes a list of texts that only some records have, in the same way.
  mutating func rare(_ name: StaticString, _ values: [String])
  /// Writes text from UTF-8 bytes; invalid bytes become U+FFFD.
  mutating func field(_ name: StaticString, utf8 value: [UInt8])
  /// Writes a whole number; nil is `null` or an empty cell.
  mutating func field(_ name: StaticString, _ value: Int?)
  /// Writes `true` or `false`; nil is `null` or an empty cell.
  mutating func field(_ name: StaticString, _ value: Bool?)
  /// Writes a day as `2026-02-05`; nil is `null` or an empty cell.
  mutating func field(_ name: StaticString, _ value: Day?)
  /// Writes a list of texts; in CSV joined with `;`.
  mutating func field(_ name: StaticString, _ values: [String])
  /// Writes a list of days; in CSV joined with `;`.
  mutating func field(_ name: StaticString, _ values: [Day])
  /// Writes names with values that differ from record to record: an object in JSON, `key=value` joined with `;` in CSV.
  mutating func field(_ name: StaticString, pairs: [(key: String, value: String)])
  /// Writes a record within the record; its fields become columns `name.field` in CSV.
  mutating func field<Inner: FieldWritable>(_ name: StaticString, record: Inner)
  /// Writes a missing record: `null`, or an empty cell for each of its columns.
  mutating func field(_ name: StaticString, noRecordOf columns: [StaticString])
  /// Writes records under names that differ from value to value: an object of objects in JSON, columns `name.key.field`
  /// in CSV.
  mutating func field<Inner: FieldWritable>(_ name: StaticString, keyed: [(key: String, record: Inner)])
  /// Writes a list of records; in CSV their names (the fields `name` or `title`) joined with `;`, and a record without a
  /// name as its own CSV line within the cell.
  mutating func field<Inner: FieldWritable>(_ name: StaticString, records: [Inner])
}

extension FieldWriter {
  /// Writes a field if there is a text.
  public mutating func rare(_ name: StaticString, _ value: String?) {
    if let value { field(name, value) }
  }

  /// Writes a field if there is a number.
  public mutating func rare(_ name: StaticString, _ value: Int?) {
    if let value { field(name, value) }
  }

  /// Writes a field if there is a text in the list.
  public mutating func rare(_ name: StaticString, _ values: [String]) {
    if !values.isEmpty { field(name, values) }
  }

  /// Writes a missing record, in formats without columns.
  public mutating func field(_ name: StaticString, noRecordOf columns: [StaticString]) { field(name, nil as String?) }
}

/// A value that a command answers with: named fields in a fixed order.
public protocol FieldWritable {
  /// Writes the fields, each name once and in the same order for every value.
  func write<Writer: FieldWriter>(to writer: inout Writer)
}

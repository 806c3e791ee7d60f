internal import CSQLite
internal import FastiRecords

/// The current row of a statement, read from left to right. Valid only until the statement takes its next step.
struct Row: StoreRow {
  let statement: OpaquePointer
  private let first: Int32
  private var column: Int32

  /// The row from a column on.
  init(_ statement: OpaquePointer, from first: Int32 = 0) {
    (self.statement, self.first, column) = (statement, first, first)
  }

  /// Goes back to the first column, for the next row.
  mutating func restart() { column = first }

  private mutating func next() -> Int32 {
    defer { column += 1 }
    return column
  }

  mutating func integer() -> Int64 { sqlite3_column_int64(statement, next()) }

  mutating func real() -> Double { sqlite3_column_double(statement, next()) }

  mutating func text() -> String { String(decoding: content(of: value()), as: UTF8.self) }

  mutating func text(_ body: (borrowing Span<UInt8>) -> Void) {
    content(of: value()).withMemoryRebound(to: UInt8.self) { body($0.span) }
  }

  mutating func bytes() -> [UInt8] { Array(content(of: value())) }

  mutating func optionalText() -> String? {
    let value = value()
    return isNull(value) ? nil : String(decoding: content(of: value), as: UTF8.self)
  }

  mutating func optionalInteger() -> Int64? {
    let value = value()
    return isNull(value) ? nil : sqlite3_value_int64(value)
  }

  mutating func passEmpty(_ count: Int) -> Bool {
    let end = column + Int32(count)
    for place in column..<end where sqlite3_column_type(statement, place) != SQLITE_NULL { return false }
    column = end
    return true
  }

  /// The next column, with a value of any type.
  mutating func anything() -> ColumnValue {
    let value = value()
    return switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: .real(sqlite3_value_double(value))
    case SQLITE_TEXT: .text(String(decoding: content(of: value), as: UTF8.self))
    case SQLITE_BLOB: .bytes(Array(content(of: value)))
    default: .nothing
    }
  }

  /// A column with the 16 bytes of an id; nil for any other content.
  mutating func id() -> RecordID? { RecordID(bytes: content(of: value())) }

  /// A column with the text of a stamp; nil for any other content.
  mutating func stamp() -> Stamp? { content(of: value()).withMemoryRebound(to: UInt8.self) { Stamp(utf8: $0.span) } }

  /// The next column. It is read once, because each call for a statement locks and unlocks. SQLite restricts such
  /// values to one thread; the whole connection is restricted to one thread anyway.
  private mutating func value() -> OpaquePointer? { sqlite3_column_value(statement, next()) }

  private func isNull(_ value: OpaquePointer?) -> Bool { sqlite3_value_type(value) == SQLITE_NULL }

  private func content(of value: OpaquePointer?) -> UnsafeRawBufferPointer {
    let start = sqlite3_value_blob(value)
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
  }
}

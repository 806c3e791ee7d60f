internal import CSQLite
internal import FastiApp

/// The row a statement stands on, read from left to right. Valid only until the statement takes its next step.
struct Row: ColumnReader {
  private let statement: OpaquePointer
  private var column: Int32 = 0

  init(_ statement: OpaquePointer) { self.statement = statement }

  private mutating func next() -> Int32 {
    defer { column += 1 }
    return column
  }

  mutating func integer() -> Int64 { sqlite3_column_int64(statement, next()) }

  mutating func real() -> Double { sqlite3_column_double(statement, next()) }

  mutating func text() -> String { String(decoding: content(of: next()), as: UTF8.self) }

  mutating func bytes() -> [UInt8] { Array(content(of: next())) }

  mutating func optionalText() -> String? { isNull ? skip() : text() }

  mutating func optionalInteger() -> Int64? { isNull ? skip() : integer() }

  /// A column that holds the 16 bytes of an id; nil where it does not.
  mutating func id() -> RecordID? { RecordID(bytes: content(of: next())) }

  /// A column that holds the text of a stamp; nil where it does not.
  mutating func stamp() -> Stamp? { Stamp(text: text()) }

  private var isNull: Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  private mutating func skip<Content>() -> Content? {
    column += 1
    return nil
  }

  private func content(of column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(statement, column)
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, column)))
  }
}

internal import FastiRecords

/// The rows of a statement, one after the other. Valid only until the statement is reset.
struct StatementRows: VersionRows {
  private let connection: Connection
  private var row: Row

  init(_ statement: OpaquePointer, of connection: Connection, from first: Int32) {
    self.connection = connection
    row = Row(statement, from: first)
  }

  mutating func next() throws(StoreError) -> Bool {
    row.restart()
    return try connection.step(row.statement)
  }

  var fault: StoreError { connection.notUnderstood }

  mutating func id() -> RecordID? { row.id() }
  mutating func stamp() -> Stamp? { row.stamp() }
  mutating func integer() -> Int64 { row.integer() }
  mutating func real() -> Double { row.real() }
  mutating func text() -> String { row.text() }
  mutating func text(_ body: (borrowing Span<UInt8>) -> Void) { row.text(body) }
  mutating func optionalText() -> String? { row.optionalText() }
  mutating func optionalInteger() -> Int64? { row.optionalInteger() }
  mutating func bytes() -> [UInt8] { row.bytes() }
  mutating func passEmpty(_ count: Int) -> Bool { row.passEmpty(count) }
}

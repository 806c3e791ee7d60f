internal import CPostgres
internal import FastiRecords

/// The answer to a statement, with its rows in binary form.
final class QueryResult {
  private let handle: OpaquePointer
  /// How many rows there are.
  let count: Int

  /// Takes ownership of an answer of libpq.
  init(_ handle: OpaquePointer) {
    self.handle = handle
    count = Int(PQntuples(handle))
  }

  deinit { PQclear(handle) }

  /// How many rows the statement wrote or removed.
  var affected: Int { Int(String(cString: PQcmdTuples(handle))) ?? 0 }

  /// What the server says was done, such as `COMMIT`.
  var status: String { String(cString: PQcmdStatus(handle)) }

  /// Reads a row from its first column on.
  func row(_ number: Int) -> DatabaseRow { DatabaseRow(self, number) }

  /// The bytes of a column, valid as long as the answer; nil for NULL.
  func content(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? {
    let (row, column) = (Int32(row), Int32(column))
    guard column < PQnfields(handle), PQgetisnull(handle, row, column) == 0 else { return nil }
    return UnsafeRawBufferPointer(start: PQgetvalue(handle, row, column), count: Int(PQgetlength(handle, row, column)))
  }

  /// The type of a column, as PostgreSQL numbers it.
  func type(_ column: Int) -> UInt32 { PQftype(handle, Int32(column)) }
}

/// A row of an answer, read from left to right.
struct DatabaseRow: StoreRow {
  private let result: QueryResult
  private let number: Int
  private var column = 0

  init(_ result: QueryResult, _ number: Int) {
    self.result = result
    self.number = number
  }

  private mutating func next() -> UnsafeRawBufferPointer? {
    defer { column += 1 }
    return result.content(number, column)
  }

  private static func number(_ bytes: UnsafeRawBufferPointer) -> Int64 {
    // Integers of one to eight bytes; the first byte has the sign, except for a boolean.
    guard let first = bytes.first else { return 0 }
    return bytes.dropFirst().reduce(bytes.count == 1 ? Int64(first) : Int64(Int8(bitPattern: first))) {
      $0 << 8 | Int64($1)
    }
  }

  mutating func integer() -> Int64 { next().map(Self.number) ?? 0 }

  mutating func real() -> Double { Double(bitPattern: UInt64(bitPattern: integer())) }

  mutating func text() -> String { next().map { String(decoding: $0, as: UTF8.self) } ?? "" }

  mutating func text(_ body: (borrowing Span<UInt8>) -> Void) {
    let content = next() ?? UnsafeRawBufferPointer(start: nil, count: 0)
    content.withMemoryRebound(to: UInt8.self) { body($0.span) }
  }

  mutating func bytes() -> [UInt8] { next().map { Array($0) } ?? [] }

  mutating func optionalText() -> String? { next().map { String(decoding: $0, as: UTF8.self) } }

  mutating func optionalInteger() -> Int64? { next().map(Self.number) }

  mutating func passEmpty(_ count: Int) -> Bool {
    for place in column..<(column + count) where result.content(number, place) != nil { return false }
    column += count
    return true
  }

  /// A column with an id; nil for any other content.
  mutating func id() -> RecordID? { next().flatMap { RecordID(bytes: $0) } }

  /// A column with a stamp; nil for any other content.
  mutating func stamp() -> Stamp? { id().map { Stamp($0) } }

  /// The next column, with a value of any type.
  mutating func anything() -> ColumnValue {
    let type = result.type(column)
    guard let content = next() else { return .nothing }
    return switch type {
    case 16, 20, 21, 23: .integer(Self.number(content))
    case 701: .real(Double(bitPattern: UInt64(bitPattern: Self.number(content))))
    case 25: .text(String(decoding: content, as: UTF8.self))
    default: .bytes(Array(content))
    }
  }

  /// A version: id, stamp, deleted, then the kind's own columns; nil if they are not valid.
  mutating func version<Content: Record>() -> Version<Content>? {
    guard let id = id(), let stamp = stamp() else { return nil }
    let deleted = flag()
    guard let record = Content(reading: &self) else { return nil }
    return Version(id: id, stamp: stamp, deleted: deleted, record: record)
  }
}

/// The rows of answers as versions, one after the other; fetches the next answer when one is used up.
struct ResultRows: VersionRows {
  private var result: QueryResult
  private var number = -1
  private var row: DatabaseRow
  private let more: () throws(StoreError) -> QueryResult?
  let fault: StoreError

  /// - Parameter more: The next rows; nil if there are none.
  init(_ result: QueryResult, fault: StoreError, more: @escaping () throws(StoreError) -> QueryResult?) {
    self.result = result
    self.fault = fault
    self.more = more
    row = result.row(0)
  }

  mutating func next() throws(StoreError) -> Bool {
    number += 1
    if number >= result.count {
      guard result.count > 0, let next = try more(), next.count > 0 else { return false }
      (result, number) = (next, 0)
    }
    row = result.row(number)
    return true
  }

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

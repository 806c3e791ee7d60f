internal import CSQLite
internal import FastiRecords

/// The parameters of a statement, bound from left to right. SQLite copies the values.
struct Parameters: StoreParameters {
  private let statement: OpaquePointer
  private var place: Int32 = 0
  /// The first error; `SQLITE_OK` if there was none.
  private(set) var code = SQLITE_OK

  // SQLITE_TRANSIENT is a cast macro, which Swift does not import.
  private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

  init(_ statement: OpaquePointer) { self.statement = statement }

  private mutating func next() -> Int32 {
    place += 1
    return place
  }

  private mutating func note(_ answer: Int32) { if code == SQLITE_OK { code = answer } }

  mutating func write(integer: Int64) { note(sqlite3_bind_int64(statement, next(), integer)) }

  mutating func write(real: Double) { note(sqlite3_bind_double(statement, next(), real)) }

  mutating func write(text: String) {
    var copy = text
    let place = next()
    note(copy.withUTF8 { bindText(UnsafeRawBufferPointer($0), place) })
  }

  /// Binds the next parameter to UTF-8 bytes.
  mutating func write(utf8: [UInt8]) {
    let place = next()
    note(utf8.withUnsafeBytes { bindText($0, place) })
  }

  mutating func write(bytes: [UInt8]) {
    let place = next()
    // A null pointer would mean NULL, and an empty array may have one.
    if bytes.isEmpty { return note(sqlite3_bind_zeroblob(statement, place, 0)) }
    note(
      bytes.withUnsafeBytes {
        sqlite3_bind_blob64(statement, place, $0.baseAddress, UInt64($0.count), Self.transient)
      })
  }

  mutating func writeNothing() { note(sqlite3_bind_null(statement, next())) }

  /// Binds the next parameter to a value of any type.
  mutating func write(anything value: ColumnValue) {
    switch value {
    case .nothing: writeNothing()
    case .integer(let number): write(integer: number)
    case .real(let number): write(real: number)
    case .text(let text): write(text: text)
    case .bytes(let content): write(bytes: content)
    }
  }

  /// Binds the next parameter to an id.
  mutating func write(id: RecordID) { write(bytes: id.bytes) }

  /// Binds the next parameter to a stamp.
  mutating func write(stamp: Stamp) { write(text: stamp.text) }

  private func bindText(_ bytes: UnsafeRawBufferPointer, _ place: Int32) -> Int32 {
    guard !bytes.isEmpty, let start = bytes.bindMemory(to: CChar.self).baseAddress else {
      return sqlite3_bind_text(statement, place, "", 0, Self.transient)
    }
    return sqlite3_bind_text64(statement, place, start, UInt64(bytes.count), Self.transient, UInt8(SQLITE_UTF8))
  }
}

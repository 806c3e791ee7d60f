import FastiRecords

/// The bytes are not those that this version of the program sends to another process.
package struct WireError: Error, Hashable, Sendable {
  package init() {}
}

/// Reads the bytes of ``WireWriter``. They may come from a process that a foreign file has taken over, so everything is
/// checked, and memory is bounded by the number of bytes.
package struct WireReader {
  private let bytes: [UInt8]
  private var place = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: An error if bytes are left.
  package func end() throws(WireError) {
    guard place == bytes.count else { throw WireError() }
  }

  package mutating func integer() throws(WireError) -> Int64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard place < bytes.count else { throw WireError() }
      let byte = bytes[place]
      place += 1
      guard shift < 63 || byte <= 1 else { throw WireError() }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1) }
    }
    throw WireError()
  }

  /// A number in a range.
  mutating func integer(in range: ClosedRange<Int>) throws(WireError) -> Int {
    guard let number = Int(exactly: try integer()), range.contains(number) else { throw WireError() }
    return number
  }

  mutating func flag() throws(WireError) -> Bool { try integer(in: 0...1) == 1 }

  /// The number of things that follow, each of which has at least one byte.
  private mutating func count() throws(WireError) -> Int { try integer(in: 0...bytes.count - place) }

  package mutating func data() throws(WireError) -> [UInt8] {
    let count = try count()
    guard count <= bytes.count - place else { throw WireError() }
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  mutating func text(most: Int = .max) throws(WireError) -> String {
    let data = try data()
    guard data.count <= most, let text = String(validating: data, as: UTF8.self) else { throw WireError() }
    return text
  }

  mutating func list<Item>(
    most: Int = .max, _ body: (inout WireReader) throws(WireError) -> Item
  ) throws(WireError) -> [Item] {
    let count = try count()
    guard count <= most else { throw WireError() }
    var items: [Item] = []
    for _ in 0..<count { items.append(try body(&self)) }
    return items
  }

  mutating func optional<Value>(
    _ body: (inout WireReader) throws(WireError) -> Value
  ) throws(WireError) -> Value? {
    try flag() ? try body(&self) : nil
  }

  mutating func record<Content: Record>(_ kind: Content.Type) throws(WireError) -> Content {
    var values: [ColumnValue] = []
    for _ in Content.kind.columns { values.append(try value()) }
    var columns = ColumnCursor(values)
    guard let record = Content(reading: &columns), columns.mismatch == nil else { throw WireError() }
    return record
  }

  private mutating func value() throws(WireError) -> ColumnValue {
    switch try integer() {
    case 0: .nothing
    case 1: .integer(try integer())
    case 2: .real(Double(bitPattern: UInt64(bitPattern: try integer())))
    case 3: .text(try text())
    case 4: .bytes(try data())
    default: throw WireError()
    }
  }
}

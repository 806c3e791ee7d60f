package import FastiRecords

/// Writes values as bytes for another process: numbers as variable-length integers, texts and lists after their length.
package struct WireWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ number: Int64) {
    var rest = UInt64(bitPattern: number << 1 ^ number >> 63)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ number: Int) { write(Int64(number)) }

  mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  package mutating func write(_ data: [UInt8]) {
    write(data.count)
    bytes += data
  }

  mutating func write<Item>(
    list items: some Collection<Item>, _ body: (Item, inout WireWriter) -> Void
  ) {
    write(items.count)
    for item in items { body(item, &self) }
  }

  mutating func write<Value>(optional value: Value?, _ body: (Value, inout WireWriter) -> Void) {
    write(value != nil)
    if let value { body(value, &self) }
  }

  /// Writes the columns of a record.
  package mutating func write(record: some Record) {
    for value in ColumnCollector.values(of: record) { write(value) }
  }

  private mutating func write(_ value: ColumnValue) {
    switch value {
    case .nothing: write(0)
    case .integer(let number):
      write(1)
      write(number)
    case .real(let number):
      write(2)
      write(Int64(bitPattern: number.bitPattern))
    case .text(let text):
      write(3)
      write(text)
    case .bytes(let data):
      write(4)
      write(data)
    }
  }
}

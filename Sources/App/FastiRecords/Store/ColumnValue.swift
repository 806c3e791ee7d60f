/// The content of a column.
public enum ColumnValue: Hashable, Sendable {
  case nothing
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction.
  case real(Double)
  /// UTF-8 text.
  case text(String)
  /// Bytes that are not text.
  case bytes([UInt8])
}

/// Collects the columns that a record writes.
package struct ColumnCollector: ColumnWriter {
  private(set) var values: [ColumnValue] = []

  package mutating func write(integer: Int64) { values.append(.integer(integer)) }
  package mutating func write(real: Double) { values.append(.real(real)) }
  package mutating func write(text: String) { values.append(.text(text)) }
  package mutating func write(bytes: [UInt8]) { values.append(.bytes(bytes)) }
  package mutating func writeNothing() { values.append(.nothing) }

  package static func values(of record: some Record) -> [ColumnValue] {
    var collector = ColumnCollector()
    record.write(to: &collector)
    return collector.values
  }
}

/// Columns for a record to read, from untrusted values: it notes the first value that does not have the requested type.
package struct ColumnCursor: ColumnReader {
  private let values: [ColumnValue]
  private var place = 0
  /// The first column whose value did not have the requested type.
  package private(set) var mismatch: Int?

  package init(_ values: [ColumnValue]) { self.values = values }

  private mutating func next<Content>(_ other: Content, _ read: (ColumnValue) -> Content?) -> Content {
    defer { place += 1 }
    if place < values.count, let content = read(values[place]) { return content }
    if mismatch == nil { mismatch = place }
    return other
  }

  package mutating func integer() -> Int64 { next(0) { if case .integer(let value) = $0 { value } else { nil } } }

  package mutating func real() -> Double { next(0) { if case .real(let value) = $0 { value } else { nil } } }

  package mutating func text() -> String { next("") { if case .text(let value) = $0 { value } else { nil } } }

  package mutating func text(_ body: (borrowing Span<UInt8>) -> Void) {
    let text = text()
    body(text.utf8.span)
  }

  package mutating func bytes() -> [UInt8] { next([]) { if case .bytes(let value) = $0 { value } else { nil } } }

  package mutating func optionalText() -> String? {
    next(nil) { value -> String?? in
      switch value {
      case .nothing: .some(nil)
      case .text(let text): .some(text)
      default: nil
      }
    }
  }

  package mutating func optionalInteger() -> Int64? {
    next(nil) { value -> Int64?? in
      switch value {
      case .nothing: .some(nil)
      case .integer(let number): .some(number)
      default: nil
      }
    }
  }
}

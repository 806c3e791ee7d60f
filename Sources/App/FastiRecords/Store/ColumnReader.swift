package import FastiCivil

/// The columns of one row, read from left to right; each call takes the next.
public protocol ColumnReader {
  /// The next column, a whole number.
  mutating func integer() -> Int64
  /// The next column, a number with a fraction.
  mutating func real() -> Double
  /// The next column, a text.
  mutating func text() -> String
  /// The next column, a text, as bytes that are valid while the body runs; bytes of other programs may be ill-formed.
  mutating func text(_ body: (borrowing Span<UInt8>) -> Void)
  /// The next column, a text or null.
  mutating func optionalText() -> String?
  /// The next column, a whole number or null.
  mutating func optionalInteger() -> Int64?
  /// The next column, bytes.
  mutating func bytes() -> [UInt8]
  /// Skips a number of columns in one step if all of them are null.
  /// - Returns: Whether they are null; otherwise none of them was read.
  mutating func passEmpty(_ count: Int) -> Bool
}

extension ColumnReader {
  /// Does not skip: columns that cannot be inspected beforehand are read one by one.
  public mutating func passEmpty(_ count: Int) -> Bool { false }

  /// The next column, 0 or 1.
  public mutating func flag() -> Bool { integer() != 0 }

  /// The next column, a text, which replaces the content of the bytes; like `text()`, but without making a string.
  public mutating func text(into bytes: inout [UInt8]) {
    text { text in
      bytes.removeAll(keepingCapacity: true)
      if text.isASCII || (try? UTF8Span(validating: text)) != nil {
        bytes.append(addingCapacity: text.count) { $0.write(text) }
      } else {
        bytes += text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }.utf8
      }
    }
  }
}

extension Span<UInt8> {
  /// Whether every byte is a character of ASCII.
  @inline(__always)
  fileprivate var isASCII: Bool {
    var bits: UInt64 = 0
    var place = 0
    while place + 8 <= count {
      bits |= word(at: place)
      place += 8
    }
    while place < count {
      bits |= UInt64(self[place])
      place += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}

extension Day {
  /// The day of a column; nil outside the years 1583 to 2999.
  package init?(stored number: Int64) {
    guard let number = Int32(exactly: number), Day(number).isWithinLimits else { return nil }
    self.init(number)
  }
}

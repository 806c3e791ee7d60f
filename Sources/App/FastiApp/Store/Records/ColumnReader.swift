/// The columns of one row, read from left to right; each call takes the next.
public protocol ColumnReader {
  /// The next column, a whole number.
  mutating func integer() -> Int64
  /// The next column, a number with a fraction.
  mutating func real() -> Double
  /// The next column, a text.
  mutating func text() -> String
  /// The next column, a text or nothing.
  mutating func optionalText() -> String?
  /// The next column, a whole number or nothing.
  mutating func optionalInteger() -> Int64?
  /// The next column, bytes.
  mutating func bytes() -> [UInt8]
}

extension ColumnReader {
  /// The next column, which holds 0 or 1.
  public mutating func flag() -> Bool { integer() != 0 }
}

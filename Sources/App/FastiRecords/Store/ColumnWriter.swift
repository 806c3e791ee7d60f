/// The columns of one row, written from left to right; each call fills the next.
public protocol ColumnWriter {
  /// Fills the next column with a whole number.
  mutating func write(integer: Int64)
  /// Fills the next column with a number with a fraction.
  mutating func write(real: Double)
  /// Fills the next column with a text.
  mutating func write(text: String)
  /// Fills the next column with bytes.
  mutating func write(bytes: [UInt8])
  /// Leaves the next column empty.
  mutating func writeNothing()
}

extension ColumnWriter {
  /// Fills the next column with 1 or 0.
  public mutating func write(flag: Bool) { write(integer: flag ? 1 : 0) }

  /// Fills the next column with a text, or leaves it empty.
  public mutating func write(optionalText text: String?) {
    if let text { write(text: text) } else { writeNothing() }
  }

  /// Fills the next column with a whole number, or leaves it empty.
  public mutating func write(optionalInteger integer: Int64?) {
    if let integer { write(integer: integer) } else { writeNothing() }
  }
}

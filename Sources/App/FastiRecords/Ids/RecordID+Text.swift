import FastiCivil

extension RecordID: CustomStringConvertible {
  /// The usual spelling: `019a9f3c-2b7e-7000-8f0c-9a7e21d44b10`.
  public var text: String {
    var writer = UTF8Writer(capacity: 36)
    writer.write(room: 36) { $0.write(uuid: high, low) }
    return writer.string
  }

  /// The same as `text`.
  public var description: String { text }

  /// Reads 32 hex digits, small or capital, with or without the four hyphens; nil for any other text.
  public init?(text: String) {
    let lower = text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) ? $0 + 0x20 : $0 }
    var digits = lower
    if lower.count == 36 {
      guard [8, 13, 18, 23].allSatisfy({ lower[$0] == UInt8(ascii: "-") }) else { return nil }
      digits = lower.enumerated().filter { ![8, 13, 18, 23].contains($0.offset) }.map { $0.element }
    }
    guard digits.count == 32, let high = Hex.number(digits[..<16]), let low = Hex.number(digits[16...]) else {
      return nil
    }
    self.init(high: high, low: low)
  }
}

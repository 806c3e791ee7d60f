import FastiCivil

extension RecordID: CustomStringConvertible {
  /// The usual spelling: `019a9f3c-2b7e-7000-8f0c-9a7e21d44b10`.
  public var text: String { String(room: 36) { $0.write(uuid: high, low) } }

  /// The same as `text`.
  public var description: String { text }

  /// Reads 32 hex digits, small or capital, with or without the four hyphens; nil for any other text.
  public init?(text: String) {
    if let usual = RecordID(usual: text.utf8.span) {
      self = usual
      return
    }
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

  /// Reads the bytes of exactly the text of `text`; nil for any others.
  private init?(usual bytes: borrowing Span<UInt8>) {
    guard bytes.count == 36, bytes[8] == UInt8(ascii: "-"), bytes[13] == UInt8(ascii: "-"),
      bytes[18] == UInt8(ascii: "-"), bytes[23] == UInt8(ascii: "-"),
      let first = HexText.number(bytes.word(at: 0)),
      // The words on both sides of a hyphen.
      let second = HexText.number(bytes.word(at: 9) & 0xFFFF_FFFF | bytes.word(at: 14) &<< 32),
      let third = HexText.number(bytes.word(at: 19) & 0xFFFF_FFFF | bytes.word(at: 24) &<< 32),
      let fourth = HexText.number(bytes.word(at: 28))
    else { return nil }
    self.init(high: UInt64(first) << 32 | UInt64(second), low: UInt64(third) << 32 | UInt64(fourth))
  }
}

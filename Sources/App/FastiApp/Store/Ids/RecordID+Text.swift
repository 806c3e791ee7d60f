extension RecordID: CustomStringConvertible {
  /// The usual spelling: `019a9f3c-2b7e-7000-8f0c-9a7e21d44b10`.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(36)
    for (part, digits) in [(high >> 32, 8), (high >> 16, 4), (high, 4), (low >> 48, 4), (low, 12)] {
      if !bytes.isEmpty { bytes.append(0x2D) }
      Hex.append(part, digits: digits, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same as `text`.
  public var description: String { text }

  /// Reads 32 hex digits, small or capital, with or without the four hyphens; nil for anything else.
  public init?(text: String) {
    let lower = text.utf8.map { (0x41...0x46).contains($0) ? $0 + 0x20 : $0 }
    var digits = lower
    if lower.count == 36 {
      guard [8, 13, 18, 23].allSatisfy({ lower[$0] == 0x2D }) else { return nil }
      digits = lower.enumerated().filter { ![8, 13, 18, 23].contains($0.offset) }.map { $0.element }
    }
    guard digits.count == 32, let high = Hex.number(digits[..<16]), let low = Hex.number(digits[16...]) else {
      return nil
    }
    self.init(high: high, low: low)
  }
}

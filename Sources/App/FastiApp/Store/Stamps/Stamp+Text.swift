extension Stamp: CustomStringConvertible {
  /// The 34 characters: `019a9f3c2b7e.0000.5f0c9a7e21d44b10`.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(34)
    Hex.append(UInt64(milliseconds), digits: 12, to: &bytes)
    bytes.append(0x2E)
    Hex.append(UInt64(counter), digits: 4, to: &bytes)
    bytes.append(0x2E)
    Hex.append(device, digits: 16, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same as `text`.
  public var description: String { text }

  /// Reads exactly what `text` writes; nil for anything else, capital letters among them.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 34, bytes[12] == 0x2E, bytes[17] == 0x2E,
      let milliseconds = Hex.number(bytes[..<12]),
      let counter = Hex.number(bytes[13..<17]),
      let device = Hex.number(bytes[18...])
    else { return nil }
    self.init(milliseconds: Int64(milliseconds), counter: UInt16(counter), device: device)
  }
}

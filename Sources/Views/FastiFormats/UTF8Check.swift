/// Checks whether bytes are UTF-8.
enum UTF8Check {
  /// Whether the bytes are well-formed UTF-8.
  ///
  /// - Complexity: O(*n*).
  static func isValid(_ bytes: [UInt8]) -> Bool { firstInvalid(bytes) == nil }

  /// The offset of the first invalid sequence; nil if there is none.
  ///
  /// - Complexity: O(*n*).
  /// - Source: The Unicode Standard, table 3-7.
  static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var position = 0
    while position < bytes.count {
      let start = position
      let lead = bytes[position]
      position += 1
      guard lead >= 0x80 else { continue }
      guard let (following, first) = shape(lead), position + following <= bytes.count else { return start }
      guard first.contains(bytes[position]) else { return start }
      for offset in 1..<following where !(0x80...0xBF).contains(bytes[position + offset]) { return start }
      position += following
    }
    return nil
  }

  /// How many bytes follow a lead byte, and the range of the first of them; nil if it is not a lead byte.
  private static func shape(_ lead: UInt8) -> (following: Int, first: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (1, 0x80...0xBF)
    case 0xE0: (2, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (2, 0x80...0xBF)
    case 0xED: (2, 0x80...0x9F)
    case 0xF0: (3, 0x90...0xBF)
    case 0xF1...0xF3: (3, 0x80...0xBF)
    case 0xF4: (3, 0x80...0x8F)
    default: nil
    }
  }
}

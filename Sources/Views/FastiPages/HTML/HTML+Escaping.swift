import FastiCivil

// Which bytes of texts have a meaning in HTML text or in quoted attributes, and what is written instead.
extension HTML {
  /// The place of the first byte from a place on for which something else may be written; `count` if there is none.
  @inline(__always)
  static func firstSuspect(_ bytes: borrowing Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place &+ 8 <= bytes.count, isPlain(bytes.word(at: place)) { place &+= 8 }
    while place < bytes.count, !isSuspect(bytes[place]) { place &+= 1 }
    return place
  }

  /// Whether eight bytes are ASCII of which none is suspect. All eight are compared at once: the highest bit of each byte of a sum says
  /// whether the byte differs.
  @inline(__always)
  static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highest = ones &* 0x80
    // Bytes of 0x80 and more may carry into their neighbours, but are never plain.
    let visible = (word &+ (ones &* 0x60)) & ~(word | (word &+ ones))
    let quote = word ^ (ones &* 0x22)
    // `&` and `'` differ in the lowest bit, `<` and `>` in the second.
    let ampersand = (word & (ones &* 0xFE)) ^ (ones &* 0x26)
    let angle = (word & (ones &* 0xFD)) ^ (ones &* 0x3C)
    let differ = ones &* 0x7F
    return visible & (quote &+ differ) & (ampersand &+ differ) & (angle &+ differ) & highest == highest
  }

  /// Whether something else may be written instead of a byte: nearly every byte of a page is passed over here.
  @inline(__always)
  static func isSuspect(_ byte: UInt8) -> Bool {
    // Bits for the bytes below 0x40: control characters, `"`, `&`, `'`, `<`, `>`.
    let low: UInt64 = 0x5000_00C4_FFFF_FFFF
    return byte < 0x40 ? low &>> UInt64(byte) & 1 == 1 : byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  /// What is written instead of a byte; nil if the byte is written unchanged.
  static func reference(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): nil
    case 0x00...0x1F, 0x7F: "\u{FFFD}"
    default: nil
    }
  }
}

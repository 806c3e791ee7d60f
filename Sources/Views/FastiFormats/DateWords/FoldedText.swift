/// Text in the form used for comparison: small letters without their marks, split into words, numbers and signs.
enum FoldedText {
  /// Words of letters, runs of digits, and each sign with a meaning in dates. Apostrophes are dropped; any other
  /// character separates words.
  static func tokens(_ text: String) -> [[UInt8]] {
    enum Kind { case gap, letters, digits }
    var tokens: [[UInt8]] = []
    var kind = Kind.gap
    for scalar in text.unicodeScalars {
      let byte = letter(scalar.value)
      switch byte {
      case 0: continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        if kind == .letters { tokens[tokens.count - 1].append(byte) } else { tokens.append([byte]) }
        kind = .letters
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if kind == .digits { tokens[tokens.count - 1].append(byte) } else { tokens.append([byte]) }
        kind = .digits
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."):
        tokens.append([byte])
        kind = .gap
      case UInt8(ascii: " "): kind = .gap
      default:
        tokens.append([UInt8(ascii: "?")])
        kind = .gap
      }
    }
    return joined(tokens)
  }

  /// Drops hyphens that join two words: next-week, Dhul-Hijjah.
  private static func joined(_ tokens: [[UInt8]]) -> [[UInt8]] {
    func isWord(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place][0] >= UInt8(ascii: "a") }
    var kept: [[UInt8]] = []
    for (place, token) in tokens.enumerated() {
      if token == [UInt8(ascii: "-")], isWord(place - 1), isWord(place + 1) { continue }
      kept.append(token)
    }
    return kept
  }

  /// The ASCII character for a scalar; 0 for none, `?` for a character that does not occur in dates.
  /// - Source: Unicode 16, charts U0080, U0100, U0180 and U1E00: the letters of Swedish and Vietnamese.
  private static func letter(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0..<0x80: ascii(UInt8(scalar))
    case 0x2019, 0x02BC, 0x300...0x36F: 0
    case 0xA0: UInt8(ascii: " ")
    case 0xC0...0xC6, 0xE0...0xE6, 0x102, 0x103, 0x1EA0...0x1EB7: UInt8(ascii: "a")
    case 0xC8...0xCB, 0xE8...0xEB, 0x1EB8...0x1EC7: UInt8(ascii: "e")
    case 0xCC...0xCF, 0xEC...0xEF, 0x128, 0x129, 0x1EC8...0x1ECB: UInt8(ascii: "i")
    case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x1A0, 0x1A1, 0x1ECC...0x1EE3: UInt8(ascii: "o")
    case 0xD9...0xDC, 0xF9...0xFC, 0x168, 0x169, 0x1AF, 0x1B0, 0x1EE4...0x1EF1: UInt8(ascii: "u")
    case 0xDD, 0xFD, 0xFF, 0x1EF2...0x1EF9: UInt8(ascii: "y")
    case 0x110, 0x111, 0xD0, 0xF0: UInt8(ascii: "d")
    default: UInt8(ascii: "?")
    }
  }

  private static func ascii(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + (UInt8(ascii: "a") - UInt8(ascii: "A"))
    case UInt8(ascii: "'"): 0
    case UInt8(ascii: ","), UInt8(ascii: "\t"): UInt8(ascii: " ")
    default: byte
    }
  }
}

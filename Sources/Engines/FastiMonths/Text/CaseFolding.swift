/// Letters folded to lower-case ASCII, so that `Ramaḍān`, `RAMADAN` and `Ramadān` are one word.
enum CaseFolding {
  enum Result: Hashable {
    case letter(UInt8)
    case space
    case mark(UInt8)
    /// A character that is ignored: an apostrophe within a word, a combining accent.
    case nothing
    case other
  }

  static func fold(_ scalar: UInt32) -> Result {
    switch scalar {
    case UInt32(UInt8(ascii: "A"))...UInt32(UInt8(ascii: "Z")): .letter(UInt8(truncatingIfNeeded: scalar) + 32)
    case UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z")): .letter(UInt8(truncatingIfNeeded: scalar))
    case 0x09...0x0D, 0x20, 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: .space
    case 0x27, 0x60, 0xB4, 0x2BB...0x2BF, 0x2018...0x201B, 0x2032, 0x300...0x36F: .nothing
    case 0x2010...0x2015, 0x2212: .mark(UInt8(ascii: "-"))
    case 0x201C...0x201F, 0xAB, 0xBB: .mark(UInt8(ascii: "\""))
    case 0x2026: .mark(UInt8(ascii: "."))
    // The signs before the elements of a list.
    case 0xB7, 0x2022, 0x2023, 0x2043, 0x25A0...0x25FF: .mark(UInt8(ascii: "*"))
    case 0x21...0x7E: .mark(UInt8(truncatingIfNeeded: scalar))
    default: accented(scalar).map { .letter($0) } ?? .other
    }
  }

  /// The letter without its accent, for the letters that transliterations of Arabic use.
  private static func accented(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105, 0x1EA0, 0x1EA1: UInt8(ascii: "a")
    case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B: UInt8(ascii: "e")
    case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x12F: UInt8(ascii: "i")
    case 0xD2...0xD6, 0xF2...0xF6, 0x14C...0x151: UInt8(ascii: "o")
    case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173: UInt8(ascii: "u")
    case 0x10E, 0x10F, 0x1E0C...0x1E0F: UInt8(ascii: "d")
    case 0x120...0x123, 0x1E20, 0x1E21: UInt8(ascii: "g")
    case 0x124...0x127, 0x1E24, 0x1E25, 0x1E2A, 0x1E2B: UInt8(ascii: "h")
    case 0x15A...0x161, 0x1E62, 0x1E63: UInt8(ascii: "s")
    case 0x162...0x165, 0x1E6C...0x1E6F: UInt8(ascii: "t")
    case 0x179...0x17E, 0x1E92...0x1E95: UInt8(ascii: "z")
    default: nil
    }
  }
}

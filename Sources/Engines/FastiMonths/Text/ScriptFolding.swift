/// Letters and digits of the Arabic and the Bengali script, folded so that the spellings of a word are one.
enum ScriptFolding {
  enum Result: Hashable {
    case letter(UInt32)
    case digit(UInt8)
    case mark(UInt8)
    /// A sign that is ignored: a vowel, a stretched line, a direction of writing.
    case nothing
  }

  /// Nil for a character that is not of these scripts.
  static func fold(_ scalar: UInt32) -> Result? {
    switch scalar {
    case 0x200C...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C: .nothing
    // Vowels and other signs above and below letters; the line that stretches a word.
    case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8, 0x6EA...0x6ED: .nothing
    case 0x981, 0x9BC: .nothing
    case 0x660...0x669: .digit(UInt8(truncatingIfNeeded: scalar - 0x660))
    case 0x6F0...0x6F9: .digit(UInt8(truncatingIfNeeded: scalar - 0x6F0))
    case 0x9E6...0x9EF: .digit(UInt8(truncatingIfNeeded: scalar - 0x9E6))
    case 0x60C, 0x61B: .mark(UInt8(ascii: ","))
    case 0x61F: .mark(UInt8(ascii: "?"))
    case 0x6D4, 0x964: .mark(UInt8(ascii: "."))
    case 0x620...0x64A, 0x66E...0x6D5, 0x6FA...0x6FF, 0x985...0x9E1: .letter(letter(scalar))
    default: nil
    }
  }

  /// One of several forms of a letter: of alif, of ya, of kaf, of ha.
  private static func letter(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x622, 0x623, 0x625, 0x671: 0x627
    case 0x626, 0x649, 0x6CC: 0x64A
    case 0x624: 0x648
    case 0x6A9: 0x643
    case 0x629, 0x6BE, 0x6C0, 0x6C1, 0x6C3, 0x6D5: 0x647
    case 0x9DC: 0x9A1
    case 0x9DD: 0x9A2
    case 0x9DF: 0x9AF
    default: scalar
    }
  }
}

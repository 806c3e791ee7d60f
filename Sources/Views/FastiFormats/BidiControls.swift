/// The characters that change the direction of the text after them.
///
/// The embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069) act up to the end of the line: on a
/// terminal an id after a title would be shown backwards, and a file's name could appear to have another extension. The
/// marks (U+061C, U+200E, U+200F) act only on the characters beside them.
/// - Source: Unicode 15, UAX 9, table 5.
public enum BidiControls {
  /// Whether a scalar opens or closes a run of text in another direction.
  public static func reorders(_ scalar: UInt32) -> Bool {
    (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
  }

  /// Whether a scalar is a mark that has a direction and no shape: ALM, LRM, RLM.
  public static func isMark(_ scalar: UInt32) -> Bool {
    scalar == 0x061C || scalar == 0x200E || scalar == 0x200F
  }

  /// JSON of the same value, with those characters escaped.
  /// - Complexity: O(*n*).
  public static func escaped(inJSON bytes: [UInt8]) -> [UInt8] {
    replacing(bytes) { scalar in Array("\\u\(String(scalar, radix: 16))".utf8) }
  }

  private static func replacing(_ bytes: [UInt8], _ substitute: (UInt32) -> [UInt8]) -> [UInt8] {
    guard bytes.contains(0xE2) else { return bytes }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if let scalar = scalar(bytes, at: place), reorders(scalar) {
        kept += substitute(scalar)
        place += 3
      } else {
        kept.append(bytes[place])
        place += 1
      }
    }
    return kept
  }

  /// The scalar from U+2000 to U+207F whose three bytes begin at an index; nil for any other scalar.
  private static func scalar(_ bytes: [UInt8], at place: Int) -> UInt32? {
    guard bytes[place] == 0xE2, place + 2 < bytes.count, (0x80...0x81).contains(bytes[place + 1]),
      (0x80...0xBF).contains(bytes[place + 2])
    else { return nil }
    return 0x2000 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)
  }
}

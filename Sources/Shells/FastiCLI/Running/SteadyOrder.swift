/// Keeps what somebody wrote from turning around the rest of a line.
///
/// The characters U+202A to U+202E and U+2066 to U+2069 change the direction of what stands after them, on a terminal as
/// far as the line's end: an id after a title would be read backwards, and a name could show another ending than it has.
enum SteadyOrder {
  /// Text for people, without those characters.
  static func text(_ bytes: [UInt8]) -> [UInt8] { replacing(bytes) { _ in [] } }

  /// JSON that says the same, with those characters escaped.
  static func json(_ bytes: [UInt8]) -> [UInt8] {
    replacing(bytes) { scalar in Array("\\u\(String(scalar, radix: 16))".utf8) }
  }

  private static func replacing(_ bytes: [UInt8], _ substitute: (UInt32) -> [UInt8]) -> [UInt8] {
    guard bytes.contains(0xE2) else { return bytes }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if let scalar = turning(bytes, place) {
        kept += substitute(scalar)
        place += 3
      } else {
        kept.append(bytes[place])
        place += 1
      }
    }
    return kept
  }

  /// The character at a place, if it turns letters around: E2 80 AA to AE, E2 81 A6 to A9.
  private static func turning(_ bytes: [UInt8], _ place: Int) -> UInt32? {
    guard bytes[place] == 0xE2, place + 2 < bytes.count else { return nil }
    switch (bytes[place + 1], bytes[place + 2]) {
    case (0x80, 0xAA...0xAE): return 0x2000 + UInt32(bytes[place + 2] & 0x3F)
    case (0x81, 0xA6...0xA9): return 0x2040 + UInt32(bytes[place + 2] & 0x3F)
    default: return nil
    }
  }
}

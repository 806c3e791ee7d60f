import FastiCivil

/// The part of a stored text that may be output. Every output uses this one function (terminal, page, feed, table,
/// notification).
///
/// Typed texts do not contain these characters, and imports and restores remove them. But a store that another program
/// or an earlier version wrote may contain them, and they must not harm a reader: control characters control terminals
/// and end C strings, and the characters that change the direction of a line (``BidiControls/reorders(_:)``) make it
/// look like another text. Tabs and line feeds are kept. Answers in JSON escape control characters themselves.
public enum ShownText {
  /// The length in UTF-8 of the character that begins at an index, if it must not be output; 0 for any other.
  @inline(__always)
  public static func refused(_ bytes: borrowing Span<UInt8>, at place: Int) -> Int {
    let byte = bytes[place]
    if byte < 0x80 { return isControl(byte) ? 1 : 0 }
    // Only these two bytes can begin one: U+0080 to U+00BF, and U+2000 to U+2FFF.
    guard byte == 0xC2 || byte == 0xE2, place + 1 < bytes.count else { return 0 }
    let next = bytes[place + 1]
    if byte == 0xC2 { return next < 0xA0 ? 2 : 0 }
    guard place + 2 < bytes.count, next == 0x80 || next == 0x81 else { return 0 }
    return BidiControls.reorders(0x2000 | UInt32(next & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)) ? 3 : 0
  }

  /// The text without direction changes, and with U+FFFD for each control character.
  /// - Complexity: O(*n*); a text without such characters is not copied.
  public static func of(_ bytes: [UInt8]) -> [UInt8] {
    guard contains(bytes.span, where: isSuspect) else { return bytes }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let count = refused(bytes.span, at: place)
      if count == 0 { kept.append(bytes[place]) } else if count < 3 { kept += [0xEF, 0xBF, 0xBD] }
      place += max(1, count)
    }
    return kept
  }

  /// The same for a string.
  public static func of(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let shown = of(bytes)
    return shown.count == bytes.count && shown == bytes ? text : String(decoding: shown, as: UTF8.self)
  }

  /// Whether there may be something to remove at the byte.
  @inline(__always)
  static func isSuspect(_ byte: UInt8) -> Bool { isControl(byte) || byte == 0xC2 || byte == 0xE2 }

  /// Whether the text contains such a byte, which must not be printable ASCII: eight of these are passed over at once.
  @inline(__always)
  static func contains(_ bytes: borrowing Span<UInt8>, where isWanted: (UInt8) -> Bool) -> Bool {
    var place = 0
    while place < bytes.count {
      let end = min(place &+ 8, bytes.count)
      if end &- place == 8, isPrintable(bytes.word(at: place)) {
        place = end
        continue
      }
      while place < end {
        if isWanted(bytes[place]) { return true }
        place &+= 1
      }
    }
    return false
  }

  /// Whether each of the eight bytes is printable ASCII.
  /// - Source: Bit Twiddling Hacks by Sean Eron Anderson, "Determine if a word has a byte between m and n".
  @inline(__always)
  private static func isPrintable(_ word: UInt64) -> Bool {
    (word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
  }

  @inline(__always)
  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 ? byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n") : byte == 0x7F
  }
}

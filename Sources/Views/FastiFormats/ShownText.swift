/// What of a kept text may leave the program: the one function that every exit asks (terminal, page, feed, table,
/// notification).
///
/// Typed texts hold none of it, and imports and restores take it out. A store that another program wrote, or an earlier
/// version of this one, may still hold it, and a reader must not suffer from it: control characters command
/// terminals and end texts of C, and the characters that turn the line (``BidiControls/reorders(_:)``) show another text
/// than stands there. Tabs and line feeds stay. Answers in JSON escape control characters themselves.
public enum ShownText {
  /// How many bytes of UTF-8 the character has that begins there, if no exit lets it through; 0 for every other.
  @inline(__always)
  public static func refused(_ bytes: borrowing Span<UInt8>, at place: Int) -> Int {
    let byte = bytes[place]
    if byte < 0x80 { return isControl(byte) ? 1 : 0 }
    // Only these two begin one: U+0080 to U+00BF, and U+2000 to U+2FFF.
    guard byte == 0xC2 || byte == 0xE2, place + 1 < bytes.count else { return 0 }
    let next = bytes[place + 1]
    if byte == 0xC2 { return next < 0xA0 ? 2 : 0 }
    guard place + 2 < bytes.count, next == 0x80 || next == 0x81 else { return 0 }
    return BidiControls.reorders(0x2000 | UInt32(next & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)) ? 3 : 0
  }

  /// The text without what turns the line, and with U+FFFD for each control character.
  /// - Complexity: O(*n*); a text that has neither is not copied.
  public static func of(_ bytes: [UInt8]) -> [UInt8] {
    guard isSuspect(bytes) else { return bytes }
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

  /// The same of a string.
  public static func of(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let shown = of(bytes)
    return shown.count == bytes.count && shown == bytes ? text : String(decoding: shown, as: UTF8.self)
  }

  /// Whether there may be something to take out. No byte ends the loop, so the compiler looks at many of them at once.
  private static func isSuspect(_ bytes: [UInt8]) -> Bool {
    var isSuspect = false
    for byte in bytes where isControl(byte) || byte == 0xC2 || byte == 0xE2 { isSuspect = true }
    return isSuspect
  }

  @inline(__always)
  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 ? byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n") : byte == 0x7F
  }
}

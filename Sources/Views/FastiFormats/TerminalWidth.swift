public import FastiCivil

/// The width of text on a terminal in columns, so that tables align without a Unicode library.
public enum TerminalWidth {
  /// The columns of UTF-8 text: 0 for combining marks and controls, 2 for wide East Asian characters and emoji,
  /// otherwise 1.
  ///
  /// Escape sequences are not recognised: measure before styling.
  /// - Complexity: O(*n* log *m*) for *n* characters and *m* ranges; ASCII needs one comparison per byte.
  public static func of<Bytes: Sequence>(_ bytes: Bytes) -> Int where Bytes.Element == UInt8 {
    var width = 0
    var scalar: UInt32 = 0
    var missing = 0
    for byte in bytes {
      if missing > 0, byte & 0xC0 == 0x80 {
        scalar = scalar << 6 | UInt32(byte & 0x3F)
        missing -= 1
        if missing == 0 { width += self.width(of: scalar) }
        continue
      }
      missing = 0
      switch byte {
      case UInt8(ascii: " ")...UInt8(ascii: "~"): width += 1
      case 0xC0...0xDF: (scalar, missing) = (UInt32(byte & 0x1F), 1)
      case 0xE0...0xEF: (scalar, missing) = (UInt32(byte & 0x0F), 2)
      case 0xF0...0xF7: (scalar, missing) = (UInt32(byte & 0x07), 3)
      default: break
      }
    }
    return width
  }

  /// The columns of a string.
  public static func of(_ text: String) -> Int { of(text.utf8) }

  /// The columns of a part of UTF-8 text. Printable ASCII, which most texts are, has one column per byte.
  static func of(_ text: [UInt8], in part: Range<Int>) -> Int {
    let hasOthers = ShownText.contains(text.span.extracting(part)) { $0 < 0x20 || $0 > 0x7E }
    return hasOthers ? of(text[part]) : part.count
  }

  /// The columns of one character.
  static func width(of scalar: UInt32) -> Int {
    guard scalar >= 0x300 else { return scalar < 0x20 || (0x7F..<0xA0).contains(scalar) || scalar == 0xAD ? 0 : 1 }
    if contains(scalar, zeroWidth) { return 0 }
    return contains(scalar, wide) ? 2 : 1
  }

  private static func contains(_ scalar: UInt32, _ ranges: [(UInt32, UInt32)]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if scalar > ranges[middle].1 {
        low = middle + 1
      } else if scalar < ranges[middle].0 {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}

extension UTF8Writer {
  /// Appends text, and spaces up to `width` columns; longer text is not cut.
  public mutating func write(_ text: String, columns width: Int) {
    write(text: text)
    write(spaces: width - TerminalWidth.of(text))
  }

  /// Appends a part of a UTF-8 text, and spaces up to `width` columns.
  public mutating func write(_ text: [UInt8], in part: Range<Int>, columns width: Int) {
    write(room: part.count) { $0.write(text.span.extracting(part)) }
    write(spaces: width - TerminalWidth.of(text, in: part))
  }

  /// Appends a number, with spaces before it up to `width` columns.
  public mutating func write(_ number: Int, columns width: Int) {
    var length = number < 0 ? 2 : 1
    var rest = number.magnitude
    while rest > 9 {
      rest /= 10
      length += 1
    }
    // 64 bits have no more than 20 digits.
    write(room: max(width, 20)) { room in
      room.append(repeating: UInt8(ascii: " "), count: max(0, width - length))
      room.write(number)
    }
  }

  private mutating func write(spaces count: Int) {
    guard count > 0 else { return }
    write(room: count) { $0.append(repeating: UInt8(ascii: " "), count: count) }
  }
}

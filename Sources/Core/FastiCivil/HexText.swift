/// Lower-case hexadecimal digits, eight at a time: the only form in ids, stamps and hashes, so that bytewise order of
/// text is numeric order.
///
/// Eight letters are a word of 64 bits, the first letter in the lowest byte, as in memory. All eight are processed at
/// once.
///
/// ```swift
/// print(HexText.number(HexText.letters(0x2026_0619)) == 0x2026_0619)  // true
/// ```
public enum HexText {
  /// The eight letters that spell a number.
  @inlinable @inline(__always)
  public static func letters(_ number: UInt32) -> UInt64 {
    var lanes = UInt64(number.byteSwapped)
    lanes = (lanes | lanes &<< 16) & 0x0000_FFFF_0000_FFFF
    lanes = (lanes | lanes &<< 8) & 0x00FF_00FF_00FF_00FF
    lanes = lanes &>> 4 & 0x000F_000F_000F_000F | (lanes & 0x000F_000F_000F_000F) &<< 8
    return ascii(lanes)
  }

  /// The number that eight letters spell; nil unless every one is `0`-`9` or `a`-`f`.
  @inlinable @inline(__always)
  public static func number(_ letters: UInt64) -> UInt32? {
    // Bit 6 distinguishes letters from digits.
    let isLetter = letters &>> 6 & 0x0101_0101_0101_0101
    let lanes = (letters & 0x0F0F_0F0F_0F0F_0F0F) &+ isLetter &* 9
    guard lanes & 0xF0F0_F0F0_F0F0_F0F0 == 0, ascii(lanes) == letters else { return nil }
    var packed = (lanes &<< 4 | lanes &>> 8) & 0x00FF_00FF_00FF_00FF
    packed = (packed | packed &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: packed | packed &>> 16).byteSwapped
  }

  /// The letters of eight bytes with values 0 to 15.
  @inlinable @inline(__always)
  static func ascii(_ lanes: UInt64) -> UInt64 {
    let isLetter = (lanes &+ 0x0606_0606_0606_0606) &>> 4 & 0x0101_0101_0101_0101
    return lanes &+ 0x3030_3030_3030_3030 &+ isLetter &* 0x27
  }
}

extension Span<UInt8> {
  /// Eight bytes from a place on, the first in the lowest byte of the word. Traps if there are fewer.
  @inlinable @inline(__always)
  public func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The place of the first of these bytes at or after a place; `count` if there is none. It reads eight bytes at a time.
  /// - Source: Bit Twiddling Hacks by Sean Eron Anderson, "Determine if a word has a byte equal to n".
  @inlinable @inline(__always)
  public func firstPlace(of byte: UInt8, from start: Int) -> Int {
    var place = start
    while place &+ 8 <= count {
      let other = word(at: place) ^ UInt64(byte) &* 0x0101_0101_0101_0101
      let zeros = (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
      if zeros != 0 { return place &+ zeros.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < count, self[place] != byte { place &+= 1 }
    return place
  }
}

extension OutputSpan<UInt8> {
  /// Appends the 16 hex digits of a number.
  @inlinable @inline(__always)
  public mutating func write(hex number: UInt64) {
    write(word: HexText.letters(UInt32(truncatingIfNeeded: number &>> 32)))
    write(word: HexText.letters(UInt32(truncatingIfNeeded: number)))
  }

  /// Appends the 36 characters of a UUID: `019a9f3c-2b7e-7000-8f0c-9a7e21d44b10`.
  /// - Source: RFC 9562, section 4.
  @inlinable @inline(__always)
  public mutating func write(uuid high: UInt64, _ low: UInt64) {
    write(word: HexText.letters(UInt32(truncatingIfNeeded: high &>> 32)))
    append(UInt8(ascii: "-"))
    let middle = HexText.letters(UInt32(truncatingIfNeeded: high))
    write(four: middle)
    append(UInt8(ascii: "-"))
    write(four: middle &>> 32)
    append(UInt8(ascii: "-"))
    let tail = HexText.letters(UInt32(truncatingIfNeeded: low &>> 32))
    write(four: tail)
    append(UInt8(ascii: "-"))
    write(four: tail &>> 32)
    write(word: HexText.letters(UInt32(truncatingIfNeeded: low)))
  }

  /// Appends the four lowest bytes of a word, the lowest first.
  @inlinable @inline(__always)
  mutating func write(four word: UInt64) {
    append(UInt8(truncatingIfNeeded: word))
    append(UInt8(truncatingIfNeeded: word &>> 8))
    append(UInt8(truncatingIfNeeded: word &>> 16))
    append(UInt8(truncatingIfNeeded: word &>> 24))
  }
}

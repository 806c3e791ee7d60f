import FastiCivil

extension Stamp: CustomStringConvertible {
  /// The 34 characters: `019a9f3c2b7e.0000.5f0c9a7e21d44b10`.
  public var text: String {
    String(room: Self.length) { room in
      let time = UInt64(milliseconds)
      room.write(word: HexText.letters(UInt32(truncatingIfNeeded: time >> 16)))
      // The last four digits of the time, then those of the counter.
      let rest = HexText.letters(UInt32(truncatingIfNeeded: time << 16) | UInt32(counter))
      room.write(word: rest, count: 4)
      room.append(UInt8(ascii: "."))
      room.write(word: rest >> 32, count: 4)
      room.append(UInt8(ascii: "."))
      room.write(hex: device)
    }
  }

  /// The same as `text`.
  public var description: String { text }

  /// A device number as the 16 hex digits it has in a stamp.
  public static func text(device: UInt64) -> String { String(Stamp(milliseconds: 0, device: device).text.suffix(16)) }

  /// Reads the text of ``text(device:)``; nil for any other text.
  public static func device(text: String) -> UInt64? { Stamp(text: "000000000000.0000." + text)?.device }

  /// Reads exactly the text of `text`; nil for any other text, also with capital letters.
  public init?(text: String) {
    self.init(utf8: text.utf8.span)
  }

  /// Reads the bytes of exactly the text of `text`; nil for any others.
  public init?(utf8 bytes: borrowing Span<UInt8>) {
    guard bytes.count == Self.length, bytes[12] == UInt8(ascii: "."), bytes[17] == UInt8(ascii: "."),
      let time = HexText.number(bytes.word(at: 0)),
      // The last four digits of the time, and those of the counter.
      let rest = HexText.number(bytes.word(at: 8) & 0xFFFF_FFFF | bytes.word(at: 13) &<< 32),
      let high = HexText.number(bytes.word(at: 18)), let low = HexText.number(bytes.word(at: 26))
    else { return nil }
    self.init(
      milliseconds: Int64(time) << 16 | Int64(rest >> 16), counter: UInt16(truncatingIfNeeded: rest),
      device: UInt64(high) << 32 | UInt64(low))
  }

  /// The characters of a stamp.
  private static let length = 34
}

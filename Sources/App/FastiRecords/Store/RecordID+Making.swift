extension RecordID {
  /// A new id that sorts by its time of creation.
  ///
  /// - Parameters:
  ///   - milliseconds: Unix time; its lowest 48 bits are kept.
  ///   - entropy: The source of the 74 random bits.
  /// - Source: RFC 9562, section 5.7.
  public static func version7(milliseconds: Int64, entropy: Entropy) -> RecordID {
    var random: UInt64 = 0
    var tail: UInt64 = 0
    for (place, byte) in entropy.bytes(10).enumerated() {
      if place < 2 { random = random << 8 | UInt64(byte) } else { tail = tail << 8 | UInt64(byte) }
    }
    let time = UInt64(truncatingIfNeeded: milliseconds) & 0xFFFF_FFFF_FFFF
    return RecordID(high: time << 16 | 0x7000 | random & 0xFFF, low: withVariant(tail))
  }

  /// The only id of a thing of which only one may exist: the same on every device.
  ///
  /// - Parameters:
  ///   - kind: The kind's name, as in `RecordKind.table`.
  ///   - key: The unique name of the thing within its kind.
  /// - Source: RFC 9562, section 5.8; the bits are the first of SHA-256 over kind, a zero byte and key.
  public static func version8(kind: String, key: String) -> RecordID {
    let digest = SHA256.hash(Array(kind.utf8) + [0] + Array(key.utf8))
    var halves = (UInt64(0), UInt64(0))
    for place in 0..<8 {
      halves.0 = halves.0 << 8 | UInt64(digest[place])
      halves.1 = halves.1 << 8 | UInt64(digest[place + 8])
    }
    return RecordID(high: halves.0 & ~0xF000 | 0x8000, low: withVariant(halves.1))
  }

  private static func withVariant(_ bits: UInt64) -> UInt64 { bits & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000 }
}

/// Lower-case hexadecimal: the only spelling of stamps, ids and hashes, so that bytewise order of text is numeric
/// order.
package enum Hex {
  /// Appends the lowest `digits` hex digits of a number.
  package static func append(_ number: UInt64, digits: Int, to bytes: inout [UInt8]) {
    for place in stride(from: digits - 1, through: 0, by: -1) {
      let nibble = UInt8(truncatingIfNeeded: (number >> UInt64(place * 4)) & 0xF)
      bytes.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") - 10 + nibble)
    }
  }

  /// The number of all those bytes; nil unless every one is `0`-`9` or `a`-`f`.
  package static func number(_ bytes: some Collection<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }
}

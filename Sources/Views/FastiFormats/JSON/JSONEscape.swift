/// The escapes within a string.
///
/// - Source: RFC 8259, section 7.
enum JSONEscape {
  /// The length in bytes of the escape that begins at a backslash.
  /// - Throws: What is wrong with it.
  static func length(at backslash: Int, in bytes: [UInt8]) throws(JSONError.Problem) -> Int {
    guard backslash + 1 < bytes.count else { throw .ended(expected: .quote) }
    let letter = bytes[backslash + 1]
    guard letter == UInt8(ascii: "u") else {
      guard simple(letter) != nil else { throw .malformedEscape }
      return 2
    }
    let unit = try self.unit(at: backslash + 2, in: bytes)
    switch unit {
    case 0xD800...0xDBFF:
      let second = backslash + 6
      guard second + 1 < bytes.count, bytes[second] == UInt8(ascii: "\\"), bytes[second + 1] == UInt8(ascii: "u") else {
        throw .loneSurrogate
      }
      guard (0xDC00...0xDFFF).contains(try self.unit(at: second + 2, in: bytes)) else { throw .loneSurrogate }
      return 12
    case 0xDC00...0xDFFF: throw .loneSurrogate
    default: return 6
    }
  }

  /// A string's bytes with its escapes resolved, which must be valid.
  static func decode(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      guard raw[index] == UInt8(ascii: "\\") else {
        decoded.append(raw[index])
        index += 1
        continue
      }
      if let byte = simple(raw[index + 1]) {
        decoded.append(byte)
        index += 2
        continue
      }
      var scalar = value(raw[(index + 2)..<(index + 6)])
      index += 6
      if (0xD800...0xDBFF).contains(scalar) {
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (value(raw[(index + 2)..<(index + 6)]) - 0xDC00)
        index += 6
      }
      append(scalar, to: &decoded)
    }
    return decoded
  }

  /// The meaning of the letter after a backslash; nil for `u` and for letters without a meaning.
  private static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    default: nil
    }
  }

  /// Four hexadecimal digits.
  private static func unit(at start: Int, in bytes: [UInt8]) throws(JSONError.Problem) -> UInt32 {
    guard start + 4 <= bytes.count else { throw .malformedEscape }
    let digits = bytes[start..<(start + 4)]
    guard digits.allSatisfy({ digit($0) != nil }) else { throw .malformedEscape }
    return value(digits)
  }

  private static func value(_ digits: ArraySlice<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    for byte in digits { value = value << 4 | (digit(byte) ?? 0) }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }

  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func six(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: bytes.append(UInt8(scalar))
    case 0x80..<0x800: bytes += [0xC0 | UInt8(scalar >> 6), six(0)]
    case 0x800..<0x10000: bytes += [0xE0 | UInt8(scalar >> 12), six(6), six(0)]
    default: bytes += [0xF0 | UInt8(scalar >> 18), six(12), six(6), six(0)]
    }
  }
}

/// A file that pages fetch beside themselves, as it ships with the program: the stylesheet, the script, the
/// pictures, the typeface.
public struct ShippedFile: Sendable {
  /// The file's name, which is its address below `/static/`: `fasti.css`.
  public let name: StaticString
  /// The file's text, UTF-8; the bytes of a picture or a typeface in Base64. What is sent is ``bytes``.
  public let text: StaticString
  /// The text's 64-bit FNV-1a hash, sixteen hexadecimal digits: it differs when the file does, so it can be the ETag.
  public let hash: StaticString
}

extension ShippedFile {
  /// The file, byte for byte.
  /// - Complexity: O(*n*) in its length.
  public var bytes: [UInt8] {
    let isText = !["png", "woff2"].contains { "\(name)".hasSuffix($0) }
    return text.withUTF8Buffer { isText ? [UInt8]($0) : ShippedFile.decoded($0) }
  }

  /// The bytes that a text in Base64 stands for; what is not a letter of it is passed over.
  /// - Source: RFC 4648, section 4.
  private static func decoded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for letter in text {
      guard let value = value(letter) else { continue }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }

  private static func value(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

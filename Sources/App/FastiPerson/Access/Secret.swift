public import FastiRecords

/// 256 random bits that give access to a feed, a session or the API.
///
/// It is written as 43 letters, digits, `-` and `_` (RFC 4648, section 5). Only its hash is stored, so it is shown
/// once; afterwards it can be replaced, but not read.
public struct Secret: Sendable {
  /// The 43 characters.
  public let text: String

  /// A new secret from 32 random bytes.
  public init(_ entropy: Entropy) {
    let letters = Self.letters
    var (bits, count): (UInt32, UInt32) = (0, 0)
    var text: [UInt8] = []
    for byte in entropy.bytes(32) {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      while count >= 6 {
        count -= 6
        text.append(letters[Int(bits >> count & 63)])
      }
    }
    text.append(letters[Int(bits << (6 - count) & 63)])
    self.text = String(decoding: text, as: UTF8.self)
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The 32 bytes of the 43 characters; nil for any other text.
  public static func bytes(of text: String) -> [UInt8]? {
    guard text.utf8.count == 43 else { return nil }
    var (bits, count): (UInt32, UInt32) = (0, 0)
    var bytes: [UInt8] = []
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      (bits, count) = (bits << 6 | UInt32(value), count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(bits >> count & 255))
    }
    return bytes
  }

  /// A secret that a client sent, without checks.
  public init(presented text: String) { self.text = text }

  /// The stored form: SHA-256 as 64 hex digits. A slow hash would not make 256 random bits safer.
  public var hash: String { SHA256.hexHash(Array(text.utf8)) }
}

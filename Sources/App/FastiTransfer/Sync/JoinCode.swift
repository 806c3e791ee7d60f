import FastiFormats
public import FastiRecords

/// A code with which a device joins a server: eight letters and digits, valid once, for ten minutes.
public struct JoinCode: Hashable, Sendable {
  /// The letters and digits, without the hyphen.
  private let letters: [UInt8]

  /// How long a code is valid, in milliseconds.
  public static let lasts: Int64 = 600_000
  /// Digits and capitals without those that look like others.
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// A new code from 5 random bytes.
  public init(_ entropy: Entropy) {
    let bits = entropy.bytes(5).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    letters = (0..<8).map { place in Self.alphabet[Int(bits >> (UInt64(place) * 5) & 31)] }
  }

  /// Reads a typed code, ignoring case, blanks and hyphens; nil for any other text.
  public init?(_ text: String) {
    var letters: [UInt8] = []
    for byte in text.utf8 where byte != UInt8(ascii: "-") && byte > 0x20 {
      let capital = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
      let letter =
        switch capital {
        case UInt8(ascii: "O"): UInt8(ascii: "0")
        case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
        default: capital
        }
      guard Self.alphabet.contains(letter), letters.count < 8 else { return nil }
      letters.append(letter)
    }
    guard letters.count == 8 else { return nil }
    self.letters = letters
  }

  /// The code as it is shown: `KXWM-3R9P`.
  public var text: String { String(decoding: letters[..<4] + [UInt8(ascii: "-")] + letters[4...], as: UTF8.self) }

  /// The stored form.
  public var hash: String { SHA256.hexHash(letters) }
}

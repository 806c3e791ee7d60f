/// A short name that never changes, kept as UTF-8 bytes and compared bytewise.
///
/// `Kind` only distinguishes types of identifiers: a rule's id is not a region's code.
public struct Identifier<Kind>: Hashable, Comparable, Sendable {
  /// The name's UTF-8.
  public let bytes: [UInt8]

  /// An identifier from UTF-8; nothing is checked.
  public init(_ bytes: some Collection<UInt8>) { self.bytes = [UInt8](bytes) }

  /// An identifier from text; nothing is checked.
  public init(_ text: String) { bytes = [UInt8](text.utf8) }

  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a text is the name, in capital or small letters.
  public func matches(_ text: String) -> Bool {
    func small(_ byte: UInt8) -> UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte }
    return bytes.elementsEqual(text.utf8) { small($0) == small($1) }
  }

  /// Hashes the bytes as one.
  public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

  /// Bytewise order.
  public static func < (left: Identifier, right: Identifier) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension Identifier: ExpressibleByStringLiteral {
  /// An identifier written in the source: `let code: RegionCode = "SE"`.
  public init(stringLiteral text: StaticString) {
    bytes = text.withUTF8Buffer { [UInt8]($0) }
  }
}

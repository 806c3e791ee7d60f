/// An address of another site that a person attached: `http` or `https`, nothing else, so that no link runs a script.
public struct WebAddress: Hashable, Sendable {
  /// The address.
  public let text: String

  /// An address; nil for any other scheme, and for one with control characters or spaces.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let start = bytes.prefix(8).map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
    guard start.starts(with: Array("https://".utf8)) || start.starts(with: Array("http://".utf8)) else { return nil }
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    self.text = text
  }
}

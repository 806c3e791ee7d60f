/// The target of a request: path and query of its first line, decoded once and strictly.
///
/// - Source: RFC 3986, sections 3.3 and 3.4; a `+` in a query is a blank, as forms write it.
public struct Target: Hashable, Sendable {
  /// The text as it was sent, without a fragment: `/days?from=2026-02-05`.
  public let text: String
  /// The decoded segments of the path: `["days"]`; a slash at the end is an empty segment.
  public let segments: [String]
  /// The decoded names and values of the query, in their order.
  public let query: [Item]

  /// A name and its value in a query.
  public struct Item: Hashable, Sendable {
    /// The name, percent-decoded.
    public let name: String
    /// The value; empty without `=`.
    public let value: String
  }

  /// The target of those bytes; nil when they do not begin with `/`, or contain a byte that must be written as `%xx`, a
  /// malformed `%xx`, a decoded control character, or text that is not UTF-8.
  public init?(_ bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "/"),
      bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "\\") })
    else {
      return nil
    }
    let parts = bytes.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    var segments: [String] = []
    for part in parts[0].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let segment = Self.decoded(part, plus: false) else { return nil }
      segments.append(segment)
    }
    var items: [Item] = []
    for part in parts.dropFirst().flatMap({ $0.split(separator: UInt8(ascii: "&")) }) {
      guard let item = Item(part) else { return nil }
      items.append(item)
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.segments = segments
    query = items
  }

  /// The last value of a name in the query; nil when there is none.
  public subscript(name: String) -> String? { query.last { $0.name == name }?.value }

  /// Every value of a name in the query.
  public func all(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }

  /// The bytes with `%xx` decoded; nil when that is not possible or the result is not valid text.
  /// - Parameter controls: Whether control characters other than NUL are allowed.
  static func decoded(_ bytes: ArraySlice<UInt8>, plus: Bool, controls: Bool = false) -> String? {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      var byte = bytes[place]
      if byte == UInt8(ascii: "%") {
        guard place + 2 < bytes.endIndex, let high = hex(bytes[place + 1]), let low = hex(bytes[place + 2]) else {
          return nil
        }
        byte = high << 4 | low
        place += 2
        // Line breaks and tabs are text in a query; other control characters are errors.
        let isControl =
          byte < 0x20
          && !(plus && (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")))
          || byte == 0x7F
        if isControl && !controls || byte == 0 { return nil }
      } else if plus && byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      out.append(byte)
      place += 1
    }
    return String(validating: out, as: UTF8.self)
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension Target.Item {
  /// The item of `name=value`; nil when it cannot be decoded.
  /// - Parameter controls: Whether control characters other than NUL are allowed in the value.
  init?(_ bytes: ArraySlice<UInt8>, controls: Bool = false) {
    let parts = bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = Target.decoded(parts[0], plus: true),
      let value = parts.count == 1 ? "" : Target.decoded(parts[1], plus: true, controls: controls)
    else { return nil }
    self.init(name: name, value: value)
  }
}

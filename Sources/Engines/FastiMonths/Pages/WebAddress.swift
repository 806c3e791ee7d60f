/// An https address, with the part of RFC 3986 that links on a page need.
struct WebAddress: Hashable {
  /// The host, in lower-case letters.
  let host: [UInt8]
  /// From the first slash up to the query.
  let path: [UInt8]
  /// With its question mark; empty if there is none.
  let query: [UInt8]

  private static let scheme: [UInt8] = Array("https://".utf8)

  /// An absolute https address without a fragment; nil for anything else.
  init?(_ text: [UInt8]) {
    guard text.starts(with: WebAddress.scheme) else { return nil }
    let rest = text[WebAddress.scheme.count...]
    let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    self.init(host: Array(host), after: Array(rest.dropFirst(host.count)))
  }

  private init?(host: [UInt8], after: [UInt8]) {
    let plain = host.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
    guard !plain.isEmpty, plain.allSatisfy({ WebAddress.isHostByte($0) }) else { return nil }
    let whole = after.prefix { $0 != UInt8(ascii: "#") }
    let path = whole.prefix { $0 != UInt8(ascii: "?") }
    self.host = plain
    self.path = path.isEmpty ? [UInt8(ascii: "/")] : WebAddress.encoded(Array(path))
    query = WebAddress.encoded(Array(whole.dropFirst(path.count)))
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// The address a link on this page leads to; nil unless it is https on the same host, with `www.` or without.
  func resolve(_ link: [UInt8]) -> WebAddress? {
    let link = WebAddress.trimmed(link)
    if link.starts(with: WebAddress.scheme) { return WebAddress(link).flatMap { $0.site == site ? $0 : nil } }
    if link.starts(with: "//".utf8) { return resolve(Array("https:".utf8) + link) }
    let beforePath = link.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard !link.isEmpty, !beforePath.contains(UInt8(ascii: ":")) else { return nil }
    if link[0] == UInt8(ascii: "/") { return WebAddress(host: host, after: link) }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return WebAddress(host: host, after: Array(path[...slash]) + link)
  }

  /// The host without `www.`.
  private var site: ArraySlice<UInt8> { host.starts(with: "www.".utf8) ? host[4...] : host[...] }

  /// The whole address.
  var text: [UInt8] { WebAddress.scheme + host + path + query }
  /// The part after the last slash of the path.
  var fileName: [UInt8] { Array(path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]) }
  /// Whether the path ends with `.pdf`, in upper or lower case.
  var isPDF: Bool { path.suffix(4).map { $0 | 0x20 } == Array(".pdf".utf8).map { $0 | 0x20 } && path.count > 5 }

  /// Bytes that an address cannot contain, as `%20`.
  private static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      let isPlain = byte > 0x20 && byte < 0x7F && !Array("\"<>\\^`{|}".utf8).contains(byte)
      if isPlain {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return text
  }

  /// `%20` as the byte it means.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    func value(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      default: nil
      }
    }
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count, let high = value(bytes[place + 1]),
        let low = value(bytes[place + 2])
      {
        text.append(high << 4 | low)
        place += 3
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    return text
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    let start = bytes.drop { $0 <= 0x20 }
    return Array(start.prefix(start.count - start.reversed().prefix { $0 <= 0x20 }.count))
  }
}

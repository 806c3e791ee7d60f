/// The port to a sync server: one request, one answer.
public protocol SyncLine: Sendable {
  /// Sends a request to the server. Redirects are not followed.
  /// - Throws: ``SyncCause`` when the server does not answer, has another key, or sends too much.
  func ask(_ question: SyncQuestion) throws(Failure) -> SyncAnswer
}

/// A request of a device to a server.
public struct SyncQuestion: Sendable {
  /// `GET`, `POST`, `PUT` or `DELETE`.
  public let method: String
  /// The path, from `/sync/v1` on.
  public let path: String
  /// The secret of the device; nil before it has one.
  public let secret: String?
  /// The body; nil for none.
  public let body: [UInt8]?
  /// The greatest length of the answer, in bytes.
  public let most: Int

  public init(_ method: String, _ path: String, secret: String?, body: [UInt8]? = nil, most: Int = 1 << 20) {
    self.method = method
    self.path = path
    self.secret = secret
    self.body = body
    self.most = most
  }
}

/// The answer of a server.
public struct SyncAnswer: Sendable {
  /// The HTTP status.
  public let status: Int
  /// The bytes of the answer.
  public let body: [UInt8]

  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}

/// The address of a sync server: `https://desk.local:8443#KEY`.
///
/// The key is the hash of the server's public key, 43 letters and digits; without it the certificates of this machine
/// are used. Plain http is only for this machine.
public struct SyncAddress: Hashable, Sendable {
  /// Scheme, host and port: `https://desk.local:8443`.
  public let origin: String
  /// The hash of the server's public key, as RFC 4648, section 5, writes it; nil for none.
  public let key: String?
  /// Whether it is plain http to this machine.
  public let isPlain: Bool

  /// Reads an address; nil if the text is not an address.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let place = parts.first else { return nil }
    isPlain = place.hasPrefix("http://")
    guard isPlain || place.hasPrefix("https://") else { return nil }
    let scheme = isPlain ? "http://" : "https://"
    var authority = place.dropFirst(scheme.count)
    if authority.hasSuffix("/") { authority.removeLast() }
    guard let host = Self.host(authority), !isPlain || Self.isThisMachine(host) else { return nil }
    origin = scheme + authority.lowercased()
    guard parts.count == 2 else {
      key = nil
      return
    }
    let key = parts[1]
    guard !isPlain, key.utf8.count == 43, key.utf8.allSatisfy(Self.isKeyLetter) else { return nil }
    self.key = String(key)
  }

  /// The address as it is typed.
  public var text: String { key.map { "\(origin)#\($0)" } ?? origin }

  /// The host of `host:port`; nil if it is neither a name nor an address with a port.
  private static func host(_ authority: Substring) -> String? {
    var (host, port) = (authority, Substring("1"))
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<end]
      let rest = authority[authority.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
      if !rest.isEmpty { port = rest.dropFirst() }
      guard host.utf8.allSatisfy({ isHex($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }) else {
        return nil
      }
    } else {
      if let colon = authority.firstIndex(of: ":") {
        host = authority[..<colon]
        port = authority[authority.index(after: colon)...]
      }
      guard host.utf8.allSatisfy({ isLetter($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }) else {
        return nil
      }
    }
    guard !host.isEmpty, port.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = UInt16(port), number > 0
    else { return nil }
    return host.lowercased()
  }

  private static func isThisMachine(_ host: String) -> Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isKeyLetter(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

import FastiPerson
public import FastiRecords

/// The complete address of a feed: a server and a token.
public struct FeedAddress: Sendable {
  /// The server, without a trailing slash: `https://days.example.org`.
  public let server: String
  public let token: FeedToken

  public init(_ token: FeedToken, at server: String) {
    self.server = server
    self.token = token
  }

  /// Parses a typed address: a complete one with http, https or webcal, only its path, or only the token.
  /// - Parameter server: The server of an address without one.
  /// - Returns: Nil if the text does not contain a token.
  public init?(_ text: String, at server: String) {
    guard let word = text.split(whereSeparator: { $0.isWhitespace }).first else { return nil }
    let path = word.split(separator: "?").first ?? word
    var last = path.split(separator: "/").last ?? path
    if last.hasSuffix(".ics") { last = last.dropLast(4) }
    let isToken =
      last.utf8.count == 43
      && last.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
    guard isToken else { return nil }
    token = FeedToken(presented: String(last))
    var origin = server
    if let range = path.range(of: "/feeds/"), path[..<range.lowerBound].contains("://") {
      origin = String(path[..<range.lowerBound])
      if origin.hasPrefix("webcal://") { origin = "https://" + origin.dropFirst(9) }
    }
    self.server = origin
  }

  /// The address to copy.
  public var text: String { server + token.path }

  /// The same with `webcal`, which makes programs subscribe to the calendar. The request itself still uses http.
  public var subscribing: String {
    guard let start = server.range(of: "://") else { return text }
    return "webcal://" + server[start.upperBound...] + token.path
  }

  /// Whether it leads to the machine on which it is opened.
  public var isHere: Bool {
    ["://127.", "://localhost", "://[::1]"].contains { server.contains($0) }
  }
}

extension StringProtocol {
  /// The first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

/// The secret in the address of a feed: it gives access to that feed and nothing else.
public struct FeedToken: Sendable {
  private let secret: Secret

  /// A new token from 32 random bytes.
  public init(_ entropy: Entropy) { secret = Secret(entropy) }

  /// A token that a client sent, without checks.
  public init(presented text: String) { secret = Secret(presented: text) }

  /// The 43 characters.
  public var text: String { secret.text }

  /// The stored form: SHA-256 as 64 hex digits.
  public var hash: String { secret.hash }

  /// The path of the feed on a server.
  public var path: String { "/feeds/\(text).ics" }
}

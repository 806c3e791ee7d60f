import FastiHTTP
import FastiRecords

/// The names of this server.
struct Site: Sendable {
  /// The origins of its pages and feeds, in lower case: `http://127.0.0.1:8080`.
  let origins: [String]
  /// The address for other programs.
  let address: String
  /// Whether other machines can reach it, directly or through a reverse proxy.
  let isOpenToOthers: Bool
  /// Whether it is behind a reverse proxy.
  let isBehindProxy: Bool

  /// The names of a server on an endpoint, with its public address.
  /// - Throws: `.invalid` for a public address that is not valid.
  init(_ endpoint: Endpoint, publicURL: String?) throws(Failure) {
    let port = endpoint.port == 80 ? "" : ":\(endpoint.port)"
    let own = endpoint.hosts.map { "http://\($0)\(port)" }
    isBehindProxy = publicURL != nil
    isOpenToOthers = !endpoint.isLoopback || isBehindProxy
    if let publicURL {
      let origin = try Self.origin(publicURL)
      (origins, address) = ([origin] + own, origin)
      return
    }
    origins = own
    address = own.first ?? ""
  }

  /// Whether browsers use https, so that a cookie may be limited to https.
  var isSecure: Bool { address.hasPrefix("https://") }

  /// Whether a request's `Host` is one of the names.
  func knows(host: String) -> Bool {
    let host = host.lowercased()
    return origins.contains { $0.hasSuffix("://\(host)") }
  }

  /// Whether a request from a page of an origin may make changes. Behind a proxy the origin must be the public address,
  /// or that of the requested name: for an outside client `127.0.0.1` is another machine.
  func allows(origin: String, host: String) -> Bool {
    guard origins.contains(origin) else { return false }
    return !isBehindProxy || origin == address || origin.hasSuffix("://\(host.lowercased())")
  }

  private static func origin(_ text: String) throws(Failure) -> String {
    var rest = text.lowercased()
    while rest.hasSuffix("/") { rest.removeLast() }
    let parts = rest.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    let name = parts.count == 3 ? parts[2] : ""
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
        true
      default: false
      }
    }
    guard parts.count == 3, parts[0] == "https:" || parts[0] == "http:", parts[1].isEmpty, isName, !name.isEmpty else {
      throw Failure(.value(.server), field: .publicURL, value: text)
    }
    // The port that a browser leaves out of `Host` and `Origin`.
    let usual = parts[0] == "https:" ? ":443" : ":80"
    return rest.hasSuffix(usual) ? String(rest.dropLast(usual.count)) : rest
  }
}

extension Site {
  /// The network of a request, for limits on guesses and files.
  func network(of request: Request) -> String { client(of: request).network }

  /// The client of a request. Behind a reverse proxy on this machine it is the last client that the proxy names; the
  /// earlier names come from the client itself.
  func client(of request: Request) -> Peer {
    let peer = request.peer
    guard isBehindProxy, peer.isLoopback,
      let last = request.headers.all("X-Forwarded-For").last?.split(separator: ",").last,
      let named = Peer(forwarded: last.filter { $0 != " " && $0 != "\t" })
    else { return peer }
    return named
  }
}

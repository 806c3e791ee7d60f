import FastiHTTP
import FastiRecords

/// The names this server answers to.
struct Site: Sendable {
  /// The addresses pages and feeds of this server have, in small letters: `http://127.0.0.1:8080`.
  let origins: [String]
  /// The address to give to other programs.
  let address: String
  /// Whether other machines reach it, by themselves or through a reverse proxy.
  let isOpenToOthers: Bool
  /// Whether a reverse proxy is in front of it.
  let isBehindProxy: Bool

  /// The names of a server that listens there: where it listens, and the public address.
  /// - Throws: `.invalid` for a public address that is none.
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

  /// Whether browsers reach it by https, so that a cookie may be for that alone.
  var isSecure: Bool { address.hasPrefix("https://") }

  /// Whether a request's `Host` is one of the names.
  func knows(host: String) -> Bool {
    let host = host.lowercased()
    return origins.contains { $0.hasSuffix("://\(host)") }
  }

  /// Whether what a page of that origin sends may change something. Behind a proxy the origin is the public address, or
  /// that of the very name that was asked: `127.0.0.1` means another machine to whoever comes from outside.
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
    // What a browser leaves out of `Host` and `Origin`.
    let usual = parts[0] == "https:" ? ":443" : ":80"
    return rest.hasSuffix(usual) ? String(rest.dropLast(usual.count)) : rest
  }
}

extension Site {
  /// The network a request comes from, as far as guesses and files are counted. Behind a reverse proxy that is whom the proxy
  /// names last; what others wrote before that is theirs.
  func network(of request: Request) -> String {
    let peer = request.peer
    guard isBehindProxy, peer.isLoopback,
      let last = request.headers.all("X-Forwarded-For").last?.split(separator: ",").last,
      let named = Peer(forwarded: last.filter { $0 != " " && $0 != "\t" })
    else { return peer.network }
    return named.network
  }
}

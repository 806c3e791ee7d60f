import FastiApp
import FastiHTTP

/// The names this server answers to.
struct Site: Sendable {
  /// The addresses pages and feeds of this server have, in small letters: `http://127.0.0.1:8080`.
  let origins: [String]
  /// The address to give to other programs.
  let address: String
  /// Whether other machines reach it.
  let isPublic: Bool

  /// The names of a server that listens there.
  /// - Throws: `.invalid` for a public address that is none; `.refused` for an endpoint that other machines reach.
  init(_ endpoint: Endpoint, publicURL: String?) throws(Failure) {
    guard endpoint.isLoopback else {
      throw Failure(
        .refused, code: "needs-pass-phrase",
        "\(endpoint.text) can be reached by other machines, and this program has no pass-phrase yet to keep them out",
        field: "--listen", value: endpoint.text,
        hint: "--listen 127.0.0.1:\(endpoint.port); feeds for others: a reverse proxy and --public-url")
    }
    if let publicURL {
      let origin = try Self.origin(publicURL)
      (origins, address, isPublic) = ([origin], origin, true)
      return
    }
    let port = endpoint.port == 80 ? "" : ":\(endpoint.port)"
    let host = endpoint.address.utf8.contains(0x3A) ? "[\(endpoint.address)]" : endpoint.address
    origins = ["http://\(host)\(port)", "http://localhost\(port)"]
    address = "http://\(host)\(port)"
    isPublic = false
  }

  /// Whether a request's `Host` is one of the names.
  func knows(host: String) -> Bool {
    let host = host.lowercased()
    return origins.contains { $0.hasSuffix("://\(host)") }
  }

  private static func origin(_ text: String) throws(Failure) -> String {
    var rest = text.lowercased()
    while rest.hasSuffix("/") { rest.removeLast() }
    let parts = rest.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    let name = parts.count == 3 ? parts[2] : ""
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5B, 0x5D: true
      default: false
      }
    }
    guard parts.count == 3, parts[0] == "https:" || parts[0] == "http:", parts[1].isEmpty, isName, !name.isEmpty else {
      throw Failure(
        .invalid, code: "malformed-url", "\"\(text)\" is no address of a server", field: "--public-url", value: text,
        hint: "--public-url https://days.example.org")
    }
    return rest
  }
}

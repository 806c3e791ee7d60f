import FastiHTTP

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

import FastiHTTP
import FastiPerson
import FastiTransfer

/// The secret that a request presents: by it the server knows whose space is meant.
enum PresentedSecret {
  /// The hash of a browser's session.
  case session(String)
  /// The hash of a program's token.
  case token(String)
  /// The token of a feed, in the address.
  case feed(FeedToken)

  /// The secret of a request; nil where it has none.
  init?(_ request: Request, _ site: Site) {
    let segments = request.target.segments
    if segments.count > 1, segments[0] == "feeds" {
      self = .feed(FeedToken(presented: String(segments[1].prefix { $0 != "." })))
    } else if let secret = request.headers["Authorization"].flatMap({ BearerToken.secret($0) }) {
      self = .token(Secret(presented: secret).hash)
    } else if let hash = SessionCookie.hash(in: request, site) {
      self = .session(hash)
    } else {
      return nil
    }
  }

  /// The stored form.
  var hash: String {
    switch self {
    case .session(let hash), .token(let hash): hash
    case .feed(let token): token.hash
    }
  }
}

/// The token of a program in the header `Authorization`.
enum BearerToken {
  /// The secret of `Bearer SECRET`; nil for anything else.
  static func secret(_ shown: String) -> String? {
    let parts = shown.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
  }
}

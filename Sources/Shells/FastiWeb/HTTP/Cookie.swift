import FastiHTTP

/// What a browser keeps for its reader: language, theme, and the sentence about what has just happened. None is a secret.
enum Cookie {
  /// The value a request bears under a name.
  static func value(_ name: String, in request: Request) -> String? {
    for part in request.headers.all("Cookie").joined(separator: ";").split(separator: ";") {
      let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2, pair[0] == name { return String(pair[1]) }
    }
    return nil
  }

  /// Which ways to a page the browser sends a value along.
  enum Way: String {
    /// Any, also by a link on another site: for what decides nothing but looks.
    case anyLink = "Lax"
    /// Those within this site.
    case ownSite = "Strict"
  }

  /// The header that makes the browser keep a value; 0 seconds make it forget.
  static func header(_ name: String, _ value: String, seconds: Int, by way: Way) -> String {
    "\(name)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=\(way.rawValue)"
  }
}

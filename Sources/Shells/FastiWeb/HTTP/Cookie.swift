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

  /// Whether the browser sends a value with a request that comes from another site.
  enum SameSite: String {
    /// With a link that is followed there: for what decides nothing but looks.
    case lax = "Lax"
    /// Never.
    case strict = "Strict"
  }

  /// The header that makes the browser keep a value; 0 seconds make it forget. Where the site has https, it is sent by that
  /// alone.
  static func header(_ name: String, _ value: String, seconds: Int, sameSite: SameSite, _ site: Site) -> String {
    "\(name)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=\(sameSite.rawValue)"
      + (site.isSecure ? "; Secure" : "")
  }
}

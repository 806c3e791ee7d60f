import FastiHTTP

/// The cookies of pages: language, theme, and the message about a completed form. They are not secret.
enum Cookie {
  /// The value of a cookie in a request.
  static func value(_ name: String, in request: Request) -> String? {
    for part in request.headers.all("Cookie").joined(separator: ";").split(separator: ";") {
      let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2, pair[0] == name { return String(pair[1]) }
    }
    return nil
  }

  /// Whether the browser sends a cookie with requests from other sites (`SameSite`).
  enum SameSite: String {
    /// When the user follows a link (`Lax`): for cookies that only affect the look.
    case lax = "Lax"
    /// Never (`Strict`).
    case strict = "Strict"
  }

  /// The header that sets a cookie; 0 seconds remove it. If the site has https, the cookie is `Secure`.
  static func header(_ name: String, _ value: String, seconds: Int, sameSite: SameSite, _ site: Site) -> String {
    "\(name)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=\(sameSite.rawValue)"
      + (site.isSecure ? "; Secure" : "")
  }
}

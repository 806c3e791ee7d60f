import FastiHTTP
import FastiPerson

/// The cookie of a session. If browsers use https, it is sent only over https, and the prefix of its name prevents
/// other hosts of the same domain from setting it.
/// - Source: RFC 6265bis, section 4.1.3.2.
enum SessionCookie {
  private static func name(_ site: Site) -> String { site.isSecure ? "__Host-fasti" : "fasti" }

  /// The hash of the secret in a request; nil for none.
  static func hash(in request: Request, _ site: Site) -> String? {
    guard let text = Cookie.value(name(site), in: request), !text.isEmpty else { return nil }
    return Secret(presented: text).hash
  }

  /// The header that sets the cookie, for as long as the session lasts.
  static func header(_ secret: Secret, _ site: Site) -> String {
    header(secret.text, seconds: SignIn.lasting / 1_000, site)
  }

  /// The header that removes the cookie.
  static func gone(_ site: Site) -> String { header("", seconds: 0, site) }

  private static func header(_ value: String, seconds: Int64, _ site: Site) -> String {
    // Lax: a link in another program opens a page with the session; a page of another site still cannot post with it.
    "\(name(site))=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Lax" + (site.isSecure ? "; Secure" : "")
  }
}

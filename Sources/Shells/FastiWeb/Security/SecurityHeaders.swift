import FastiHTTP

/// The headers of every answer, which limit what a browser may do with it.
enum SecurityHeaders {
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  static let all = Headers([
    ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
  ])

  /// The browser uses only https for a year. Subdomains are not included, because they may be other servers.
  private static let strict = ("Strict-Transport-Security", "max-age=31536000")

  /// The headers of refusals that are sent before a request is dispatched; they are not cached.
  static func ofRefusals(_ site: Site) -> Headers {
    var headers = all
    headers.set("Cache-Control", "no-store")
    if site.isSecure { headers.set(strict.0, strict.1) }
    return headers
  }

  static func add(to response: inout Response, _ site: Site) {
    // A route may set a header itself: the widget of a feed permits other sites to show it.
    for field in all.fields where response.headers[field.name] == nil {
      response.headers.set(field.name, field.value)
    }
    if site.isSecure { response.headers.set(strict.0, strict.1) }
    if response.headers["Cache-Control"] == nil { response.headers.set("Cache-Control", "no-store") }
  }
}

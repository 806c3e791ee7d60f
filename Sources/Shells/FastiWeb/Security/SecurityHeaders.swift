import FastiHTTP

/// What every answer bears, so that a browser does with it nothing but show it.
enum SecurityHeaders {
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    + "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  static let all = Headers([
    ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
  ])

  /// That a browser is to come by https alone for a year; only where it has come by that. Other names of the domain are not
  /// this server's to speak for.
  private static let strict = ("Strict-Transport-Security", "max-age=31536000")

  /// What refusals bear that are given before a request is dispatched: nobody is to keep one.
  static func ofRefusals(_ site: Site) -> Headers {
    var headers = all
    headers.set("Cache-Control", "no-store")
    if site.isSecure { headers.set(strict.0, strict.1) }
    return headers
  }

  static func add(to response: inout Response, _ site: Site) {
    for field in all.fields { response.headers.set(field.name, field.value) }
    if site.isSecure { response.headers.set(strict.0, strict.1) }
    if response.headers["Cache-Control"] == nil { response.headers.set("Cache-Control", "no-store") }
  }
}

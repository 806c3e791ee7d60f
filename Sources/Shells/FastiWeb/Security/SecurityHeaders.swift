import FastiHTTP

/// What every answer bears, so that a browser does with it nothing but show it.
enum SecurityHeaders {
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    + "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  static func add(to response: inout Response) {
    response.headers.set("Content-Security-Policy", policy)
    response.headers.set("X-Content-Type-Options", "nosniff")
    response.headers.set("Referrer-Policy", "no-referrer")
    response.headers.set("Cross-Origin-Resource-Policy", "same-origin")
    response.headers.set("Cross-Origin-Opener-Policy", "same-origin")
    if response.headers["Cache-Control"] == nil { response.headers.set("Cache-Control", "no-store") }
  }
}

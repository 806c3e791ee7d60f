import FastiHTTP

/// The headers of every answer, which limit what a browser does with it.
enum SecurityHeaders {
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    + "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  static let all = Headers([
    ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
  ])

  static func add(to response: inout Response) {
    // Only what a route itself says otherwise stays: the widget of a feed, which other sites may show.
    for field in all.fields where response.headers[field.name] == nil {
      response.headers.set(field.name, field.value)
    }
    if response.headers["Cache-Control"] == nil { response.headers.set("Cache-Control", "no-store") }
  }
}

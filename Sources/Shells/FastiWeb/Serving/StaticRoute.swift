import FastiHTTP
import FastiRecords

/// `GET /static/{version}/{name}` and `GET /static/{name}`: the static files of pages, from the program.
enum StaticRoute {
  private static let name = Parameter("name", .text, "the file's name")

  /// By name only: revalidated each time.
  static let named = route("/static/{name}", [name]) { call throws(Failure) in try answer(call, "no-cache") }

  /// By version: cached for a year, because changed content has another address. An address with another version comes
  /// from a page before an update; it gets the present file, which must be revalidated.
  static let route = route(
    "/static/{version}/{name}", [Parameter("version", .text, "one hash over all files"), name]
  ) { call throws(Failure) in
    let isVersion = call.value("version").utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    guard isVersion else { throw Problem.notFound.failure }
    let isThis = call.value("version") == StaticFiles.version
    return try answer(call, isThis ? "public, max-age=31536000, immutable" : "no-cache")
  }

  private static func route(
    _ pattern: String, _ path: [Parameter], _ run: @escaping @Sendable (Call) throws(Failure) -> Response
  ) -> Route {
    var route = Route(
      .get, pattern, "A file that pages need", path: path, scope: .open, answer: .other("text/css, text/javascript"),
      run: run)
    route.kept = { call throws(Failure) in
      guard let file = call.server.caches.files[call.value("name")], !file.body.isReady(for: call.request) else {
        return try run(call)
      }
      return nil
    }
    return route
  }

  private static func answer(_ call: Call, _ caching: String) throws(Failure) -> Response {
    let name = call.value("name")
    guard let file = call.server.caches.files[name] else { throw Problem.notFound.failure }
    return Conditional(call.request, tag: file.tag, changed: .max - 1, now: 0)
      .answer(file.body, type: type(name), caching: caching)
  }

  private static func type(_ name: String) -> String {
    if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
    if name.hasSuffix(".js") { return "text/javascript; charset=utf-8" }
    if name.hasSuffix(".svg") { return "image/svg+xml" }
    if name.hasSuffix(".png") { return "image/png" }
    if name.hasSuffix(".woff2") { return "font/woff2" }
    return "text/plain; charset=utf-8"
  }
}

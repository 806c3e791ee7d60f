import FastiApp
import FastiData
import FastiHTTP

/// `GET /static/{name}`: what pages fetch beside themselves, out of the program.
enum StaticRoute {
  static let route = Route.page(
    "/static/{name}", "A file that pages need", path: [Parameter("name", .text, "the file's name")]
  ) { call throws(Failure) in
    let name = call.value("name")
    guard let file = ShippedFile.all.first(where: { "\($0.name)" == name }) else { throw Problem.notFound.failure }
    return Conditional(call.request, tag: "\"\(file.hash)\"", changed: .max - 1, now: 0)
      .answer(file.bytes, type: type(name), caching: "no-cache")
  }

  private static func type(_ name: String) -> String {
    if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
    if name.hasSuffix(".js") { return "text/javascript; charset=utf-8" }
    if name.hasSuffix(".svg") { return "image/svg+xml" }
    if name.hasSuffix(".png") { return "image/png" }
    return "text/plain; charset=utf-8"
  }
}

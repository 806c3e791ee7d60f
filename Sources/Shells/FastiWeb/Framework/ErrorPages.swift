import FastiApp
import FastiHTTP
import FastiPages

extension Problem {
  /// The problem as the request would have it: a page for a browser.
  func told(to request: Request, _ server: ServerState) -> Response {
    guard MediaType.preferred(request, among: [.json, .text, .html]) == .html else { return response(to: request) }
    return ErrorPages.response(self, request, server)
  }
}

/// What went wrong, as a page for the browser. It asks the store nothing, which may be what went wrong.
enum ErrorPages {
  static func response(_ problem: Problem, _ request: Request, _ server: ServerState) -> Response {
    let words = server.pageWords(Cookie.value("lang", in: request) ?? server.settings.language)
    let theme = Theme.allCases.first { "\($0.word)" == Cookie.value("theme", in: request) } ?? .system
    // The same bytes for every address that is not there: nothing in the frame is made for this answer alone.
    var frame = PageFrame(words: words, today: server.today, path: Paths.today, theme: theme, request: "error")
    frame.version = server.caches.files.version
    let errors = problem.failure.all.map { failure in
      var error = FieldError(failure, words)
      // A list of the API is no way on for a person; the page has its own.
      if failure.code == Problem.notFound.failure.code { error.hint = nil }
      return error
    }
    let page = ErrorPage(status: problem.status, errors)
    var response = Response(problem.status, body: page.render(in: frame))
    response.headers.set("Content-Type", "text/html; charset=utf-8")
    response.headers.set("Vary", "Accept")
    return response
  }
}

import FastiApp
import FastiHTTP

extension Route {
  /// A page for the browser.
  static func page(
    _ pattern: String, _ summary: String, path: [Parameter] = [], query: [Parameter] = [], scope: Scope = .page,
    run: @escaping @Sendable (Call) throws(Failure) -> Response
  ) -> Route {
    Route(.get, pattern, summary, path: path, query: query, scope: scope, answer: .other("text/html"), run: run)
  }

  /// What a form of a page does; it leads to a page, or shows the form again with what was wrong.
  static func post(
    _ pattern: String, _ summary: String, path: [Parameter] = [],
    run: @escaping @Sendable (Call) throws(Failure) -> Response
  ) -> Route {
    Route(.post, pattern, summary, path: path, scope: .page, answer: .other("text/html"), run: run)
  }
}

extension Route {
  /// The same route, whose answer may take seconds.
  var long: Route {
    var route = self
    route.isLong = true
    return route
  }

  /// The same route, with another body.
  func taking(_ body: Body) -> Route {
    var route = self
    route.body = body
    return route
  }
}

extension Response {
  /// Leads the browser to a page of this site.
  static func going(to path: String) -> Response { Response(303, headers: Headers([("Location", path)])) }
}

import FastiHTTP
import FastiPages
import FastiRecords

extension Route {
  /// A page for the browser.
  static func page(
    _ pattern: String, _ summary: String, path: [Parameter] = [], query: [Parameter] = [], scope: Scope = .page,
    run: @escaping @Sendable (Call) throws(Failure) -> Response
  ) -> Route {
    Route(.get, pattern, summary, path: path, query: query, scope: scope, answer: .other("text/html"), run: run)
  }

  /// A form of a page that is not made by ``form(_:_:path:page:perform:again:)``.
  /// - Parameter page: The page that has the form, as in ``Route/page``.
  static func post(
    _ pattern: String, _ summary: String, path: [Parameter] = [],
    page: (@Sendable (Call) throws(Failure) -> Path)? = nil,
    run: @escaping @Sendable (Call) throws(Failure) -> Response
  ) -> Route {
    var route = Route(.post, pattern, summary, path: path, scope: .page, answer: .other("text/html"), run: run)
    route.page = page
    return route
  }

  /// A form of a page.
  /// - Parameters:
  ///   - page: The page that has the form, as in ``Route/page``.
  ///   - perform: Performs the form.
  ///   - again: Draws its page again if it was refused, as in ``Call/answer(_:again:)``.
  static func form(
    _ pattern: String, _ summary: String, path: [Parameter] = [],
    page: (@Sendable (Call) throws(Failure) -> Path)? = nil,
    perform: @escaping @Sendable (Form, Call) throws(Failure) -> FormResult,
    again: (@Sendable (FormRefusal, Call) throws(Failure) -> Response)? = nil
  ) -> Route {
    .post(pattern, summary, path: path, page: page) { call throws(Failure) in
      try call.answer(try perform(try Form(call.request), call), again: again)
    }
  }

  /// The redirect from the address of a form to its page; nil if the route does not name a page.
  var leading: Route? {
    page.map { page in
      Route.page(pattern.text, "Leads to the page of the form", path: path) { call throws(Failure) in
        .going(to: try page(call).string)
      }
    }
  }
}

extension Route {
  /// The same route, whose answer may take seconds.
  var long: Route {
    var route = self
    route.isLong = true
    return route
  }

  /// The same route, whose answer keeps a processor busy.
  var heavy: Route {
    var route = self
    route.isHeavy = true
    return route
  }

  /// The same route, whose answer may change at any moment.
  var uncacheable: Route {
    var route = self
    route.isUncacheable = true
    return route
  }

  /// The same route, whose answer has an `ETag`; a client that has it gets 304.
  var conditional: Route {
    var route = self
    route.isConditional = true
    return route
  }

  /// The same route, whose answer may be of further media types.
  func also(_ types: String...) -> Route {
    var route = self
    route.otherTypes = types
    return route
  }

  /// The same route, with the condition under which a request is small.
  func small(_ isSmall: @escaping @Sendable (Request) -> Bool) -> Route {
    var route = self
    route.isSmall = isSmall
    return route
  }

  /// The same route, with another body policy.
  func taking(_ body: Body) -> Route {
    var route = self
    route.body = body
    return route
  }
}

extension Response {
  /// Redirects the browser to a page of this site.
  static func going(to path: String) -> Response { Response(303, headers: Headers([("Location", path)])) }
}

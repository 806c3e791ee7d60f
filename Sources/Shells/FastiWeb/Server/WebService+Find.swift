import FastiHTTP
import FastiRecords

extension WebService {
  /// Finds the route of a request. A wrong host and a request from another site are refused first.
  func find(_ state: inout RequestState) {
    state.note(.find)
    let request = state.request
    if let problem = OriginPolicy(server.site).refusal(request) {
      // A client that requests another host name gets no information about this one, in the language of the browser.
      let isOther = problem.status == 421
      state.response = isOther ? Refusals.otherName(problem, request, server) : response(problem, request)
      return
    }
    switch router.find(request.method, request.target.segments) {
    case .nothing: state.response = withoutSlash(request) ?? response(Problem.notFound, request)
    case .methods(let methods): state.response = otherMethod(request, methods)
    case .route(let route, let values): state.match = RouteMatch(route, values)
    }
  }

  /// The answer with the allowed methods of an address.
  private func otherMethod(_ request: Request, _ methods: [Method]) -> Response {
    let allowed = methods.map(\.rawValue).joined(separator: ", ")
    var response =
      request.method == .options
      ? Response(204) : self.response(Problem(405, Failure.method(request.method.rawValue, allowed)), request)
    response.headers.set("Allow", allowed)
    return response
  }

  /// Redirects from an address with a slash at its end to the one without.
  private func withoutSlash(_ request: Request) -> Response? {
    let segments = request.target.segments
    guard request.method.isSafe, segments.count > 1, segments.last == "", segments.first != "",
      case .route = router.find(request.method, segments.dropLast())
    else { return nil }
    let text = request.target.text
    let path = text.prefix { $0 != "?" }
    return Response(308, headers: Headers([("Location", String(path.dropLast() + text.dropFirst(path.count)))]))
  }
}

extension Failure {
  fileprivate static func method(_ method: String, _ allowed: String) -> Failure {
    Failure(.request(.method(method)), field: .method, value: method, hint: .value(allowed))
  }
}

import FastiHTTP
import FastiRecords

// What is decided when only the header of a request is there, before it passes the stages.
extension WebService {
  /// The most bytes of a body from a client that is not admitted.
  private static let unknownClient = 262_144

  /// What to do with a body: files are accepted from admitted clients only, and from others at most a form that is kept
  /// until they have signed in.
  func bodyPolicy(_ request: Request) -> BodyPolicy {
    // Where the space cannot be found out, the whole request gets the answer that says so.
    ((try? service(of: request)) ?? self).bodyPolicyHere(request)
  }

  private func bodyPolicyHere(_ request: Request) -> BodyPolicy {
    guard case .route(let route, _) = router.find(request.method, request.target.segments) else {
      return .memory(Self.unknownClient)
    }
    switch route.body {
    case .memory(let most):
      let isFromHere = OriginPolicy(server.site).refusal(request) == nil
      return .memory(isFromHere && isKnown(request) ? most : min(most, Self.unknownClient))
    case .file(let most):
      return header(of: request).response.map { .refused($0) } ?? .file(most, from: server.site.network(of: request))
    }
  }

  /// The header of a request with a file, after the stages that decide whether the file is accepted. A refusal is the one
  /// that the whole request would have got. When the file is there, the whole request passes all stages: meanwhile its
  /// client may have signed out.
  func header(of request: Request) -> RequestState {
    var state = RequestState(request)
    pass(&state, through: .authorise)
    if state.response != nil { pass(&state, through: .finish) }
    return state
  }

  private func isKnown(_ request: Request) -> Bool {
    guard server.isGuarded else { return true }
    let authenticator = Authenticator(server: server)
    return (try? server.stores.with { store throws(Failure) in try authenticator.knows(request, store) }) ?? false
  }

  /// A refusal of the server in the form that the request accepts.
  func explain(_ response: Response, _ headers: Headers) -> Response {
    server.watch?.note(refusal: response.status)
    return Refusals.explain(response, headers, server)
  }
}

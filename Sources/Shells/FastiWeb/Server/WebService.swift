import FastiApp
import FastiHTTP

/// Turns requests into answers: who may ask, which route, one snapshot, and what every answer bears.
struct WebService: Sendable {
  private let server: ServerState
  private let router: Router

  init(_ server: ServerState, routes: [Route]) {
    self.server = server
    router = Router(routes + routes.compactMap(\.leading))
  }

  /// The answer to a request; there always is one.
  func answer(_ request: Request) -> Response {
    switch find(request) {
    case .nothing(let response): return dressed(response, for: request)
    case .route(let route, let values):
      let response: Response
      do { response = try perform(route, values, request) } catch { response = tell(Problem(error), request) }
      return dressed(response, for: request)
    }
  }

  /// What becomes of a request: what takes no work is answered at once.
  func course(of request: Request) -> Dispatch {
    switch find(request) {
    case .nothing(let response): return .answered(dressed(response, for: request))
    case .route(let route, _) where route.isLong: return .longWork
    case .route(let route, let values):
      do {
        guard let response = try kept(route, values, request) else { return .work }
        return .answered(dressed(response, for: request))
      } catch { return .answered(dressed(tell(Problem(error), request), for: request)) }
    }
  }

  /// What every answer bears.
  private func dressed(_ response: Response, for request: Request) -> Response {
    var response = response
    SecurityHeaders.add(to: &response)
    ContentCoding.apply(to: &response, for: request)
    return response
  }

  /// Where a request leads.
  private enum Way {
    case route(Route, [String: String])
    /// Nowhere, and this says so.
    case nothing(Response)
  }

  private func find(_ request: Request) -> Way {
    if let problem = OriginPolicy(server.site).refusal(request) {
      // Whoever asks for another name is told nothing of this one, in the language the browser asks for.
      let isOther = problem.status == 421
      return .nothing(isOther ? Refusals.otherName(problem, request, server) : tell(problem, request))
    }
    switch router.find(request.method, request.target.segments) {
    case .nothing: return .nothing(withoutSlash(request) ?? tell(Problem.notFound, request))
    case .methods(let methods):
      let allowed = methods.map(\.rawValue).joined(separator: ", ")
      var response =
        request.method == .options
        ? Response(204) : tell(Problem(405, Failure.method(request.method.rawValue, allowed)), request)
      response.headers.set("Allow", allowed)
      return .nothing(response)
    case .route(let route, let values): return .route(route, values)
    }
  }

  /// A problem as the request would have it: a page for a browser.
  private func tell(_ problem: Problem, _ request: Request) -> Response { problem.told(to: request, server) }

  /// The answer of a route that is there already; nil where it takes work.
  private func kept(_ route: Route, _ values: [String: String], _ request: Request) throws(Failure) -> Response? {
    guard request.method.isSafe, route.isPage || route.kept != nil else { return nil }
    return try server.stores.with { store throws(Failure) in
      if let refusal = try refusal(route, request, store) { return refusal }
      let call = Call(request, values, server, store, keyring: store)
      if let kept = route.kept { return try kept(call) }
      guard let place = shelfPlace(route, call) else { return nil }
      do throws(StoreError) {
        return server.caches.pages.page(place, try store.latestStamp(), named: server.newName, isReady: true)
      } catch { throw Failure(error) }
    }
  }

  /// Why a route is not for this request.
  private func refusal(
    _ route: Route, _ request: Request, _ keyring: any Keyring
  ) throws(Failure) -> Response? {
    if let refusal = try Authenticator(server: server).refusal(route, request, keyring) { return refusal }
    if route.scope == .api || route.scope == .token { try QueryCheck.check(request.target, route) }
    return nil
  }

  private func perform(_ route: Route, _ values: [String: String], _ request: Request) throws(Failure) -> Response {
    try server.stores.with { store throws(Failure) in
      if let refusal = try refusal(route, request, store) { return refusal }
      guard request.method.isSafe else { return try route.run(Call(request, values, server, store, keyring: store)) }
      let answer: Result<Response, Failure>
      do throws(StoreError) {
        let shelf = shelfPlace(route, Call(request, values, server, store, keyring: store))
        if let shelf, let page = server.caches.pages.page(shelf, try store.latestStamp(), named: server.newName) { return page }
        answer = try store.read { reader throws(StoreError) in
          let stamp = try reader.latestStamp()
          let call = Call(request, values, server, SnapshotStore(reader: reader), keyring: store)
          do throws(Failure) { return .success(try read(route, call, shelf, stamp)) } catch { return .failure(error) }
        }
      } catch { throw Failure(error) }
      return try answer.get()
    }
  }
}

extension WebService {
  /// A refusal of the server itself, as its reader would have it.
  func explain(_ response: Response, _ headers: Headers) -> Response { Refusals.explain(response, headers, server) }

  /// What becomes of a body: a file is taken from whoever is let in and from nobody else, and from strangers no more than a
  /// form that is kept for when they have signed in.
  func admission(_ request: Request) -> BodyPolicy {
    guard case .route(let route, _) = router.find(request.method, request.target.segments) else {
      return .memory(Self.stranger)
    }
    let isFromHere = OriginPolicy(server.site).refusal(request) == nil
    switch route.body {
    case .memory(let most): return .memory(isFromHere && isKnown(request) ? most : min(most, Self.stranger))
    case .file(let most):
      // The refusal is the one that the whole request would have got.
      guard isFromHere, isLetIn(request, route) else { return .refused(answer(request)) }
      return .file(most, from: server.site.network(of: request))
    }
  }

  /// Bytes of a body from somebody who is not let in.
  private static let stranger = 262_144

  private func isKnown(_ request: Request) -> Bool {
    guard server.isGuarded else { return true }
    let keeper = Authenticator(server: server)
    return (try? server.stores.with { store throws(Failure) in try keeper.knows(request, store) }) ?? false
  }

  private func isLetIn(_ request: Request, _ route: Route) -> Bool {
    let keeper = Authenticator(server: server)
    let isRefused = try? server.stores.with { store throws(Failure) in
      try keeper.refusal(route, request, store) != nil
    }
    return isRefused == false
  }

  /// Where a route's page is kept; nil for what is no page, or is told once.
  private func shelfPlace(_ route: Route, _ call: Call) -> PageCache.Place? {
    // Files are no pages: they bear no name of a form, and would fill the shelf.
    guard route.isPage, Cookie.value("done", in: call.request) == nil else { return nil }
    let key = PageCache.Key(
      target: call.request.target.text, today: call.today, language: call.pageLanguage,
      theme: Cookie.value("theme", in: call.request))
    return PageCache.Place(key: key, isPacked: ContentCoding.takesGzip(call.request))
  }

  /// The answer of a route that only reads; a page is put on the shelf.
  private func read(
    _ route: Route, _ call: Call, _ place: PageCache.Place?, _ stamp: Stamp
  ) throws(Failure) -> Response {
    let response = try route.run(call)
    if let place { return server.caches.pages.keep(response, place, stamp, named: server.newName) }
    return route.isPage ? server.caches.pages.named(response, server.newName) : response
  }
}

extension Route {
  /// Whether it answers with a page for people.
  fileprivate var isPage: Bool { if case .other("text/html") = answer { scope == .page } else { false } }
}

extension WebService {
  /// Leads from an address with a slash too many at its end to the one without.
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
    Failure(
      .usage, code: "method-not-allowed", "\(method) cannot be asked here", field: "method", value: method,
      hint: allowed, cause: .request(.method(method)))
  }
}

import FastiHTTP
import FastiRecords

/// Turns requests into answers. Each passes the stages of ``Stage``: the cheap ones on the serving thread, the others
/// on a thread of the pool.
struct WebService: Sendable {
  let server: ServerState
  let router: Router

  init(_ server: ServerState, routes: [Route]) {
    self.server = server
    router = Router(routes + routes.compactMap(\.leading))
  }

  private init(_ server: ServerState, _ router: Router) { (self.server, self.router) = (server, router) }

  /// The service of the space that a request belongs to.
  /// - Throws: `.storage`.
  func service(of request: Request) throws(Failure) -> WebService {
    guard let spaces = server.spaces else { return self }
    let state: ServerState
    do throws(Failure) { state = try spaces.state(of: request, own: server) } catch {
      // Public addresses are answered without the people, such as what the page about this failure needs.
      guard case .route(let route, _) = router.find(request.method, request.target.segments), route.scope == .open
      else {
        throw error
      }
      return self
    }
    return state === server ? self : WebService(state, router)
  }

  /// How a request is answered: a ready answer or a refusal at once.
  func dispatch(_ request: Request) -> Dispatch {
    do throws(Failure) { return try service(of: request).dispatchHere(request) } catch {
      var state = RequestState(request)
      state.response = response(Problem(error), request)
      finish(&state)
      return .answered(state.answer)
    }
  }

  private func dispatchHere(_ request: Request) -> Dispatch {
    let start = server.watch == nil ? 0 : MonotonicClock.microseconds
    let begun = begin(request)
    if let response = begun.response {
      note(begun, since: start)
      return .answered(response)
    }
    let rest: @Sendable () -> Response = {
      let whole = complete(begun)
      note(whole, since: start)
      return whole.answer
    }
    guard let route = begun.match?.route else { return .work(rest) }
    if route.isHeavy { return .heavyWork(rest) }
    guard route.isLong else { return .work(rest) }
    return .longWork(isSmall: route.isSmall(request), rest)
  }

  /// Passes the cheap stages: where the answer may be ready, up to the look-up, else only ``Stage/find``. With an
  /// answer it is finished.
  func begin(_ request: Request) -> RequestState {
    var state = RequestState(request)
    pass(&state, through: .find)
    if let route = state.match?.route, route.mayBeReady(for: request) { pass(&state, through: .lookUp) }
    if state.response != nil { pass(&state, through: .finish) }
    return state
  }

  /// Passes the remaining stages; then there is an answer.
  func complete(_ begun: RequestState) -> RequestState {
    var state = begun
    pass(&state, through: .finish)
    return state
  }

  /// Passes the next stages, up to one of them.
  func pass(_ state: inout RequestState, through last: Stage) {
    while let stage = state.enter(through: last) {
      do throws(Failure) {
        switch stage {
        case .find: find(&state)
        case .authorise: try authorise(&state)
        case .lookUp: try lookUp(&state)
        case .perform: try perform(&state)
        case .finish: finish(&state)
        }
      } catch { state.response = response(Problem(error), state.request) }
    }
  }

  /// Notes an answer, where requests are counted or logged.
  private func note(_ state: RequestState, since start: Int64) {
    guard let watch = server.watch else { return }
    let bytes: Int? = if case .bytes(let bytes) = state.answer.body { bytes.count } else { nil }
    watch.note(
      RequestNote(
        route: state.match?.route.pattern.text, method: state.request.method.rawValue, status: state.answer.status,
        bytes: bytes, microseconds: MonotonicClock.microseconds - start,
        client: server.site.client(of: state.request).address))
  }

  /// A problem in the form that the request accepts: a page for a browser.
  func response(_ problem: Problem, _ request: Request) -> Response { problem.response(to: request, server) }

  private func finish(_ state: inout RequestState) {
    state.note(.finish)
    var response = state.answer
    SecurityHeaders.add(to: &response, server.site)
    ContentCoding.apply(to: &response, for: state.request)
    state.response = response
  }
}

extension RequestState {
  /// The answer. A request that no stage answered is one for an unknown address.
  fileprivate var answer: Response { response ?? Response(404) }
}

extension Route {
  /// Whether it answers with a page for people.
  var isPage: Bool { if case .other("text/html") = answer { scope == .page } else { false } }

  /// Whether it answers programs with what only another change or another day changes.
  var isSteady: Bool {
    guard scope == .api, method.isSafe, !isUncacheable else { return false }
    return switch answer {
    case .object, .list: true
    case .other: false
    }
  }

  /// Whether an answer to a request may be ready.
  func mayBeReady(for request: Request) -> Bool {
    request.method.isSafe && !isLong && (isPage || isSteady || kept != nil)
  }
}

import FastiApp
import FastiHTTP

/// Finds the route of a request.
struct Router: Sendable {
  private let routes: [Route]

  init(_ routes: [Route]) { self.routes = routes }

  /// What a request asks for.
  enum Finding {
    /// That route, with the values of its path.
    case route(Route, [String: String])
    /// The path exists, but not for that method; these it has.
    case methods([Method])
    /// There is no such path.
    case nothing
  }

  /// The route of a method and a path. `HEAD` is `GET` without its body, which the server leaves out.
  func find(_ method: Method, _ path: [String]) -> Finding {
    var known: [Method] = []
    for route in routes {
      guard let values = route.pattern.match(path) else { continue }
      if route.method == method || method == .head && route.method == .get { return .route(route, values) }
      known.append(route.method)
    }
    guard !known.isEmpty else { return .nothing }
    if known.contains(.get) { known.append(.head) }
    return .methods(Method.allCases.filter { known.contains($0) || $0 == .options })
  }
}

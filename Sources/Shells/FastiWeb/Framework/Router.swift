import FastiHTTP
import FastiRecords

/// Finds the route of a request.
struct Router: Sendable {
  /// The routes by the number of segments and the first segment, in the order of the table.
  private let byWord: [Shape: [Route]]
  /// The same for routes that begin with a value.
  private let others: [Int: [Route]]

  private struct Shape: Hashable {
    let count: Int
    let word: String
  }

  init(_ routes: [Route]) {
    var byWord: [Shape: [Route]] = [:]
    for route in routes {
      guard let word = route.pattern.firstWord else { continue }
      let shape = Shape(count: route.pattern.count, word: word)
      guard byWord[shape] == nil else { continue }
      byWord[shape] = routes.filter { $0.pattern.count == shape.count && $0.pattern.firstWord ?? word == word }
    }
    self.byWord = byWord
    others = Dictionary(grouping: routes.filter { $0.pattern.firstWord == nil }) { $0.pattern.count }
  }

  private func routes(_ path: [String]) -> [Route] {
    byWord[Shape(count: path.count, word: path.first ?? "")] ?? others[path.count] ?? []
  }

  /// The result of a search.
  enum Finding {
    /// A route, with the values of its path.
    case route(Route, [String: String])
    /// The path exists, but not for the method; the methods it has.
    case methods([Method])
    /// There is no such path.
    case nothing
  }

  /// The route of a method and a path. `HEAD` is `GET` without a body, which the server leaves out.
  func find(_ method: Method, _ path: [String]) -> Finding {
    var known: [Method] = []
    for route in routes(path) {
      guard let values = route.pattern.match(path) else { continue }
      if route.method == method || method == .head && route.method == .get { return .route(route, values) }
      known.append(route.method)
    }
    guard !known.isEmpty else { return .nothing }
    if known.contains(.get) { known.append(.head) }
    return .methods(Method.allCases.filter { known.contains($0) || $0 == .options })
  }
}

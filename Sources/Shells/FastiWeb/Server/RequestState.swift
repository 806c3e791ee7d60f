import FastiHTTP

/// The stages of a request, in order. Once there is an answer, only ``finish`` follows.
enum Stage: Int, CaseIterable, Comparable, Sendable {
  /// Checks the host and the origin, and finds the route.
  case find
  /// Checks that the client may use the route, and that the route takes the query.
  case authorise
  /// Looks for a ready answer: a cached page or feed, a file of the program.
  case lookUp
  /// Makes the answer; if the route only reads, within one snapshot of the store.
  case perform
  /// Adds the parts of every answer: security headers and a content coding.
  case finish

  static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
}

/// The route of a request, and the values of its path. It is a class, because a route has many references and is passed
/// from stage to stage.
final class RouteMatch: Sendable {
  let route: Route
  let values: [String: String]

  init(_ route: Route, _ values: [String: String]) { (self.route, self.values) = (route, values) }
}

/// A request between stages. It is a value, so another thread can continue it.
struct RequestState: Sendable {
  let request: Request
  /// The route, once it is found.
  var match: RouteMatch?
  /// Whether its client may get only what is the same for everyone.
  var isCommon = false
  /// The answer, once a stage has made one.
  var response: Response?
  /// The stages that ran, in order. The function of each stage notes it, so a stage that runs twice is in it twice.
  private(set) var trace: [Stage] = []
  /// The stage it entered last.
  private var last: Stage?

  init(_ request: Request) { self.request = request }

  /// The next stage; nil after the last.
  private var next: Stage? {
    guard let last else { return .find }
    return last == .finish ? nil : response == nil ? Stage(rawValue: last.rawValue + 1) : .finish
  }

  /// Enters the next stage; nil if that comes after `end`, or there is none.
  mutating func enter(through end: Stage) -> Stage? {
    guard let stage = next, stage <= end else { return nil }
    last = stage
    return stage
  }

  /// Notes that a stage runs.
  mutating func note(_ stage: Stage) {
    if trace.isEmpty { trace.reserveCapacity(Stage.allCases.count) }
    trace.append(stage)
  }
}

import FastiHTTP

/// The stages a request passes, in their order. Once there is an answer, only ``finish`` is left.
enum Stage: Int, CaseIterable, Comparable, Sendable {
  /// Which host was asked, from where, and which route answers.
  case find
  /// Whether the route is for this client, and takes this query.
  case authorise
  /// Whether the answer is there already: a page or a feed that is kept, a file of the program.
  case lookUp
  /// The route's work; within one snapshot of the store where it only reads.
  case perform
  /// What every answer has: the headers that keep a browser safe, and a coding.
  case finish

  static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
}

/// The route of a request, and the values of its path. An object, because a route is many references, and a request is
/// handed on from stage to stage.
final class RouteMatch: Sendable {
  let route: Route
  let values: [String: String]

  init(_ route: Route, _ values: [String: String]) { (self.route, self.values) = (route, values) }
}

/// A request on its way through the stages. It is a value, so another thread can go on where one stopped.
struct RequestState: Sendable {
  let request: Request
  /// The route, once it is found.
  var match: RouteMatch?
  /// The answer, once a stage has given one.
  var response: Response?
  /// The stages it has entered.
  private(set) var trace: [Stage] = []

  init(_ request: Request) { self.request = request }

  /// The stage that comes next; nil after the last.
  private var next: Stage? {
    guard let last = trace.last else { return .find }
    return last == .finish ? nil : response == nil ? Stage(rawValue: last.rawValue + 1) : .finish
  }

  /// Enters the next stage; nil where that comes after `last`, or where there is none.
  mutating func enter(through last: Stage) -> Stage? {
    guard let stage = next, stage <= last else { return nil }
    if trace.isEmpty { trace.reserveCapacity(Stage.allCases.count) }
    trace.append(stage)
    return stage
  }
}

import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// One route of the server, as data: dispatch, refusals and the documentation are derived from it.
struct Route: Sendable {
  let method: Method
  let pattern: RoutePattern
  /// Its summary, in one line.
  let summary: String
  let path: [Parameter]
  /// The parameters of its query; if ``scope`` is the API, other parameters are refused.
  let query: [Parameter]
  /// The clients that may use it.
  let scope: Scope
  /// The scope that a program's token needs, for a route that only reads; a route that changes something needs `write`.
  let needs: TokenScope
  /// Its answer on success.
  let answer: Answer
  /// Whether the answer may take seconds, so that it must not delay other answers.
  var isLong = false
  /// Whether a request of a long route is small, so that it does not wait behind large ones.
  var isSmall: @Sendable (Request) -> Bool = { _ in false }
  /// Whether the answer keeps a processor busy, so that it is made separately from all others.
  var isHeavy = false
  /// Whether the answer depends on the moment or on data without a version, and not only on the store, the day and the
  /// request.
  var isUncacheable = false
  /// The media types besides that of ``answer``, of other names or parameters.
  var otherTypes: [String] = []
  /// Whether a client that has the answer gets 304.
  var isConditional = false
  /// The page with the form, for the route of a form: a GET of the address, such as a reload of a refused form, is
  /// redirected there. Nil for the route of a page, and for a route that only scripts use.
  var page: (@Sendable (Call) throws(Failure) -> Path)?
  /// The handling of a body.
  var body = Body.memory(1_048_576)
  /// The answer if it is ready, because it is cached or part of the program; nil if it needs work.
  var kept: (@Sendable (Call) throws(Failure) -> Response?)?
  /// Makes the answer.
  let run: @Sendable (Call) throws(Failure) -> Response

  /// The clients that may use a route.
  enum Scope: Sendable {
    /// Programs and browsers that are signed in.
    case api
    /// Any client with the token in the address.
    case token
    /// A browser that is signed in.
    case page
    /// Any client: pages that are needed to sign in.
    case open
  }

  /// The handling of a body.
  enum Body: Hashable, Sendable {
    /// Keep it in memory, up to a number of bytes.
    case memory(Int)
    /// Read a form, whose file is written to the disk, up to a number of bytes.
    case file(Int)
  }

  /// The form of an answer on success.
  enum Answer: Sendable {
    /// An object with at least these fields, or text for people.
    case object([String])
    /// A list of objects with at least these fields, or text for people.
    case list([String])
    /// Any other content, of that media type.
    case other(String)
  }

  init(
    _ method: Method, _ pattern: String, _ summary: String, path: [Parameter] = [], query: [Parameter] = [],
    scope: Scope, needs: TokenScope = .read, answer: Answer,
    run: @escaping @Sendable (Call) throws(Failure) -> Response
  ) {
    self.method = method
    self.pattern = RoutePattern(pattern)
    self.summary = summary
    self.path = path
    switch answer {
    case .object where scope == .api, .list where scope == .api: self.query = query + [.format]
    default: self.query = query
    }
    self.scope = scope
    self.needs = needs
    self.answer = answer
    self.run = run
  }
}

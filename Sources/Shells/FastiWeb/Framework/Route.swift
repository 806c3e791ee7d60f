import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// One thing that can be asked of the server, as data: dispatch, refusals and the documentation are made of it.
struct Route: Sendable {
  /// What is done.
  let method: Method
  let pattern: RoutePattern
  /// What it answers, in one line.
  let summary: String
  let path: [Parameter]
  /// What its query may hold; anything else is refused where ``scope`` is the API.
  let query: [Parameter]
  /// Who may ask.
  let scope: Scope
  /// What a program's token has to open, where programs need one and it only reads; what changes something needs `write`.
  let needs: TokenScope
  /// What it answers with when all is well.
  let answer: Answer
  /// Whether the answer may take seconds, so that others are served meanwhile.
  var isLong = false
  /// The page that has the form, for what a form does: who comes to the address without the form, as by loading a refused
  /// one again, is led there. Nil where the address is a page itself, and where only scripts post.
  var page: (@Sendable (Call) throws(Failure) -> Path)?
  /// What becomes of a body.
  var body = Body.memory(1_048_576)
  /// The answer where it takes no work, because it is kept or was in the program all along; nil where it takes some.
  var kept: (@Sendable (Call) throws(Failure) -> Response?)?
  /// Does the work.
  let run: @Sendable (Call) throws(Failure) -> Response

  /// Who may ask.
  enum Scope: Sendable {
    /// Programs that are let in.
    case api
    /// Whoever knows the token in the address.
    case token
    /// A browser that is let in.
    case page
    /// Everybody: what is needed to sign in.
    case open
  }

  /// What becomes of a body.
  enum Body: Hashable, Sendable {
    /// It is kept in memory, up to so many bytes.
    case memory(Int)
    /// It is a form, whose file of up to so many bytes goes to the disk.
    case file(Int)
  }

  /// What a good answer is.
  enum Answer: Sendable {
    /// An object with at least these fields, or text for people.
    case object([String])
    /// A list of objects with at least these fields, or text for people.
    case list([String])
    /// Something else, of that media type.
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

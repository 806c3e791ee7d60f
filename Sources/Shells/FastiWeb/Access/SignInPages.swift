import FastiDays
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// `/sign-in`: only where a pass-phrase is set.
enum SignInPages {
  static let all = [route]

  static let route = Route(
    .get, "/sign-in", "Where the pass-phrase is typed",
    query: [Parameter("back", .text, "the page to go to then")], scope: .open, answer: .other("text/html")
  ) { call throws(Failure) in
    try check(call)
    let back = Form.ownAddress(call.query("back"))
    if try Authenticator(server: call.server).hasSession(call.request, call.keyring) { return .going(to: back) }
    return page(call.request, call.server, back: back, nil, status: 200)
  }

  /// The address to which a browser without a session is redirected.
  static func path(back: String) -> String {
    let own = Form.ownAddress(back)
    return own == "/" || own == Paths.today.string ? Paths.signIn().string : Paths.signIn(back: own).string
  }

  /// The page for the pass-phrase. It does not read the store, and shows nothing from it.
  static func page(
    _ request: Request, _ server: ServerState, back: String?, _ problem: SignInPage.Problem?, status: Int,
    name: String = "", pending: PendingForm? = nil
  ) -> Response {
    var page = SignInPage(
      back: back ?? Paths.today.string, problem, pending: pending?.form, pendingBody: pending?.body ?? "")
    if server.spaces?.areSeveral == true { page.name = name }
    return server.page(page, for: request, named: "sign-in", status: status)
  }

  /// The page to send the form that was sent before its reader had signed in.
  static func saved(_ pending: PendingForm, _ call: Call) -> Response {
    call.server.page(PendingFormPage(pending.form), for: call.request, named: "sign-in", status: 200)
  }

  /// - Throws: `.notFound` where there is nothing to sign in to.
  static func check(_ call: Call) throws(Failure) {
    guard call.server.isGuarded else { throw Problem.notFound.failure }
  }
}

extension Authenticator.Refusal {
  /// The refusal in the form that the request accepts: a browser is redirected to sign in, and back afterwards.
  func response(to request: Request, _ server: ServerState) -> Response {
    switch self {
    case .scope(let problem): return problem.response(to: request, server)
    case .unknown(let problem):
      var response = problem.response(to: request, server)
      response.headers.set("WWW-Authenticate", Self.challenge)
      return response
    case .signIn(let back): return .going(to: SignInPages.path(back: back))
    case .signInAgain(let pending):
      var response = SignInPages.page(request, server, back: nil, .expired, status: 401, pending: pending)
      response.headers.set("WWW-Authenticate", Self.challenge)
      return response
    }
  }

  private static let challenge = "Bearer realm=\"Fasti\""
}

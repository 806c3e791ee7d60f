import FastiApp
import FastiHTTP
import FastiPages

/// `/sign-in` and `/sign-out`: only where a pass-phrase keeps others out.
enum SignInPages {
  static let all = [
    Route(
      .get, "/sign-in", "Where the pass-phrase is typed",
      query: [Parameter("back", .text, "the page to go to then")], scope: .open, answer: .other("text/html")
    ) { call throws(Failure) in
      try check(call)
      let back = Form.ownAddress(call.query("back"))
      if try Authenticator(server: call.server).hasSession(call.request, call.keyring) { return .going(to: back) }
      return page(call.request, call.server, back: back, nil, status: 200)
    },
    Route(.post, "/sign-in", "Lets a browser in", scope: .open, answer: .other("text/html")) { call throws(Failure) in
      try check(call)
      return try signIn(try Form(call.request), call)
    },
    Route.post("/sign-out", "Ends this session", page: { _ in Paths.settings }) { call throws(Failure) in
      try signOut(SessionCookie.hash(in: call.request, call.server.site), call)
    },
    Route.post("/sign-out/everywhere", "Ends every session", page: { _ in Paths.settings }) { call throws(Failure) in
      try signOut(nil, call)
    },
  ]

  /// Where a browser is led that is not signed in.
  static func path(back: String) -> String {
    let own = Form.ownAddress(back)
    return own == "/" || own == Paths.today.string ? Paths.signIn().string : Paths.signIn(back: own).string
  }

  /// The page on which the pass-phrase is typed. It asks the store nothing, and shows nothing of it.
  static func page(
    _ request: Request, _ server: ServerState, back: String?, _ problem: SignInPage.Problem?, status: Int, held: PendingForm? = nil
  ) -> Response {
    let page = SignInPage(
      back: back ?? Paths.today.string, problem, held: held?.form, heldBody: held?.body ?? "")
    return alone(page, request, server, status: status)
  }

  /// A page without the ways to others, and without anything of the store.
  private static func alone(_ page: some Page, _ request: Request, _ server: ServerState, status: Int) -> Response {
    let words = server.pageWords(Cookie.value("lang", in: request) ?? server.settings.language)
    let theme = Theme.allCases.first { "\($0.word)" == Cookie.value("theme", in: request) } ?? .system
    var frame = PageFrame(words: words, today: server.today, path: Paths.today, theme: theme, request: "sign-in")
    frame.version = server.caches.files.version
    var response = Response(status, body: page.render(in: frame))
    response.headers.set("Content-Type", "text/html; charset=utf-8")
    return response
  }

  private static func check(_ call: Call) throws(Failure) {
    guard call.server.isGuarded else { throw Problem.notFound.failure }
  }

  private static func signIn(_ form: Form, _ call: Call) throws(Failure) -> Response {
    let (server, back, held) = (call.server, form.back, PendingForm(form))
    let network = call.server.site.network(of: call.request)
    if let wait = server.throttle.begin(network, now: server.clock.now, in: call.keyring) {
      let seconds = (wait + 999) / 1_000
      var response = refusal(call, 429, .tooOften(seconds: Int(seconds)), back, held)
      response.headers.set("Retry-After", "\(seconds)")
      return response
    }
    let signIn = SignIn(call.keyring, server.hasher, entropy: server.entropy)
    guard let secret = try signIn(Array(form["phrase"].utf8), now: server.clock.now) else {
      return refusal(call, 403, .wrong, back, held)
    }
    server.throttle.succeed(network, in: call.keyring)
    var response =
      held.map { alone(HeldPage($0.form), call.request, server, status: 200) } ?? Response.going(to: back)
    response.headers.add("Set-Cookie", SessionCookie.header(secret, server.site))
    return response
  }

  /// The page again, or an object for a program.
  private static func refusal(
    _ call: Call, _ status: Int, _ problem: SignInPage.Problem, _ back: String, _ held: PendingForm?
  ) -> Response {
    if MediaType.preferred(call.request, among: [.json, .text, .html]) == .html {
      return page(call.request, call.server, back: back, problem, status: status, held: held)
    }
    let failure =
      status == 429
      ? Failure(
        .refused, code: "too-many-attempts", "too many attempts to sign in; wait, then try again",
        cause: .request(.tooManyAttempts))
      : Failure(
        .refused, code: "wrong-pass-phrase", "that is not the pass-phrase", field: "phrase",
        cause: .request(.wrongPassPhrase))
    return Problem(status, failure).response(to: call.request)
  }

  private static func signOut(_ hash: String?, _ call: Call) throws(Failure) -> Response {
    try check(call)
    do throws(StoreError) { try call.keyring.endSession(hash) } catch { throw Failure(error) }
    var response = Response.going(to: Paths.signIn().string)
    response.headers.add("Set-Cookie", SessionCookie.gone(call.server.site))
    // Pages that the browser keeps for reading without a network belong to whoever was signed in: the service worker drops
    // them with this answer. "storage" would also drop the changes that still wait to be sent.
    response.headers.set("Clear-Site-Data", "\"cache\"")
    return response
  }
}

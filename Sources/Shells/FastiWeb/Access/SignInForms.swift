import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// The forms to sign in and out.
enum SignInForms {
  static let all = [
    Route(.post, "/sign-in", "Lets a browser in", scope: .open, answer: .other("text/html")) { call throws(Failure) in
      try SignInPages.check(call)
      return try signIn(try Form(call.request), call)
    }.heavy,
    Route.post("/sign-out", "Ends this session", page: { _ in Paths.settings }) { call throws(Failure) in
      try signOut(SessionCookie.hash(in: call.request, call.server.site), call)
    },
    Route.post("/sign-out/everywhere", "Ends every session", page: { _ in Paths.settings }) { call throws(Failure) in
      try signOut(nil, call)
    },
  ]

  private static func signIn(_ form: Form, _ call: Call) throws(Failure) -> Response {
    let (server, back, pending) = (call.server, form.back, PendingForm(form))
    let network = server.site.network(of: call.request)
    if let wait = server.throttle.begin(network, now: server.clock.now, in: call.keyring) {
      let seconds = Int((wait + 999) / 1_000)
      var response = refusal(call, 429, .tooOften(seconds: seconds), back, pending)
      response.headers.set("Retry-After", "\(seconds)")
      return response
    }
    let signIn = SignIn(call.keyring, server.hasher, entropy: server.entropy)
    guard let secret = try signIn(Array(form["phrase"].utf8), now: server.clock.now) else {
      return refusal(call, 403, .wrong, back, pending)
    }
    server.throttle.succeed(network, in: call.keyring)
    var response = pending.map { SignInPages.saved($0, call) } ?? Response.going(to: back)
    response.headers.add("Set-Cookie", SessionCookie.header(secret, server.site))
    return response
  }

  /// The page again, or an object for a program.
  private static func refusal(
    _ call: Call, _ status: Int, _ problem: SignInPage.Problem, _ back: String, _ pending: PendingForm?
  ) -> Response {
    if call.isByPerson {
      return SignInPages.page(call.request, call.server, back: back, problem, status: status, pending: pending)
    }
    let failure =
      status == 429
      ? Failure(.access(.tooManyAttempts))
      : Failure(.access(.wrongPassPhrase), field: .phrase)
    return Problem(status, failure).response(to: call.request)
  }

  private static func signOut(_ hash: String?, _ call: Call) throws(Failure) -> Response {
    try SignInPages.check(call)
    do throws(StoreError) { try call.keyring.endSession(hash) } catch { throw Failure(error) }
    var response = Response.going(to: Paths.signIn().string)
    response.headers.add("Set-Cookie", SessionCookie.gone(call.server.site))
    // Pages that the browser keeps for reading without a network belong to who was signed in: the service worker drops
    // them with this answer. "storage" would also drop the changes that still wait to be sent.
    response.headers.set("Clear-Site-Data", "\"cache\"")
    return response
  }
}

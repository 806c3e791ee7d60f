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
    let space = space(of: form["name"], call)
    let person = space?.space.id ?? SignInThrottle.unknown
    if let wait = server.throttle.begin(network, at: person, now: server.clock.now, in: call.keyring) {
      let seconds = Int((wait + 999) / 1_000)
      var response = refusal(call, form, 429, .tooOften(seconds: seconds), pending)
      response.headers.set("Retry-After", "\(seconds)")
      return response
    }
    guard let secret = try secret(form, space, call) else { return refusal(call, form, 403, .wrong, pending) }
    server.throttle.succeed(network, at: person, in: call.keyring)
    var response = pending.map { SignInPages.saved($0, call) } ?? Response.going(to: back)
    response.headers.add("Set-Cookie", SessionCookie.header(secret, server.site))
    return response
  }

  /// The state of the space of the person with a name; nil for an unknown name. Without other people the owner's.
  private static func space(of name: String, _ call: Call) -> ServerState? {
    guard let spaces = call.server.spaces, spaces.areSeveral else { return call.server }
    return spaces.state(named: name, own: call.server)
  }

  /// A new session of the person who signs in; nil for a wrong pass-phrase and, after the same work, for an unknown name.
  private static func secret(_ form: Form, _ space: ServerState?, _ call: Call) throws(Failure) -> Secret? {
    let (server, phrase) = (call.server, Array(form["phrase"].utf8))
    func signedIn(_ keyring: (any Keyring)?) throws(Failure) -> Secret? {
      try SignIn(keyring, server.hasher, entropy: server.entropy)(phrase, now: server.clock.now)
    }
    guard let space else { return try signedIn(nil) }
    if space === server { return try signedIn(call.keyring) }
    return try space.stores.with { store throws(Failure) in try signedIn(store) }
  }

  /// The page again, or an object for a program.
  private static func refusal(
    _ call: Call, _ form: Form, _ status: Int, _ problem: SignInPage.Problem, _ pending: PendingForm?
  ) -> Response {
    let back = form.back
    if call.isByPerson {
      return SignInPages.page(
        call.request, call.server, back: back, problem, status: status, name: form["name"], pending: pending)
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

import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// `/invitation/{secret}`: where a person who was added sets a pass-phrase, and is signed in.
///
/// The secret in the address is all that is asked for: it is random, works once, and ends after seven days.
enum InvitationPages {
  private static let secret = Parameter("secret", .text, "the secret of the link, as fasti people add showed it")

  static let all = [
    Route(
      .get, "/invitation/{secret}", "Where a person sets a pass-phrase with a link", path: [secret], scope: .open,
      answer: .other("text/html")
    ) { call throws(Failure) in
      let (spaces, secret) = try invitation(call)
      return page(try spaces.invited(by: secret, own: call.server).person, secret, call)
    },
    Route(
      .post, "/invitation/{secret}", "Sets the pass-phrase of a person, and lets the browser in", path: [secret],
      scope: .open, answer: .other("text/html"), run: accept
    ).heavy,
  ]

  private static func invitation(_ call: Call) throws(Failure) -> (Spaces, secret: String) {
    guard let spaces = call.server.spaces else { throw Problem.notFound.failure }
    return (spaces, call.value("secret"))
  }

  @Sendable private static func accept(_ call: Call) throws(Failure) -> Response {
    let (spaces, secret) = try invitation(call)
    let (server, form) = (call.server, try Form(call.request))
    let (person, space) = try spaces.invited(by: secret, own: server)
    let phrase: PassPhrase
    do throws(Failure) {
      guard form["phrase"] == form["again"] else { throw Failure(.access(.passPhrasesDiffer)) }
      phrase = try SetPassPhrase.hashed(Array(form["phrase"].utf8), by: server.hasher, now: server.clock.now)
    } catch {
      guard call.isByPerson, error.kind == .invalid else { throw error }
      return page(person, secret, call, error)
    }
    // In one step: of two who have the link one sets the pass-phrase, and where that fails the link stays valid.
    let session = try spaces.use(invitation: secret, now: server.clock.now) { () throws(Failure) in
      try space.stores.with { store throws(Failure) in
        do throws(StoreError) { try store.replace(phrase) } catch { throw Failure(error) }
        return try SignIn(store, server.hasher, entropy: server.entropy).begin(under: phrase, now: server.clock.now)
      }
    }
    var response = Response.going(to: session == nil ? Paths.signIn().string : Paths.today.string)
    if let session { response.headers.add("Set-Cookie", SessionCookie.header(session, server.site)) }
    // What the browser keeps may be another person's.
    response.headers.set("Clear-Site-Data", "\"cache\"")
    return response
  }

  /// The page for the pass-phrase. It reads no store, and shows nothing of a calendar.
  private static func page(
    _ person: Person, _ secret: String, _ call: Call, _ problem: Failure? = nil
  ) -> Response {
    let words = call.server.pageWords(call.pageLanguage)
    let page = InvitationPage(person.name, secret: secret, error: problem.map { FieldError($0, words) })
    return call.server.page(page, for: call.request, named: "invitation", status: problem == nil ? 200 : 422)
  }
}

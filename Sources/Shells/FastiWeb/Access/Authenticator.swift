import FastiApp
import FastiHTTP
import FastiPages

/// Asks who is there, where a pass-phrase keeps others out: browsers show their session, programs their token.
struct Authenticator {
  let server: ServerState

  /// Why a request is refused; nil when it may go on.
  /// - Throws: `.storage`.
  func refusal(_ route: Route, _ request: Request, _ keyring: any Keyring) throws(Failure) -> Response? {
    guard server.isGuarded else { return nil }
    switch route.scope {
    case .token, .open: return nil
    case .page: return try hasSession(request, keyring) ? nil : leadIn(request)
    case .api:
      guard let shown = request.headers["Authorization"] else {
        return try hasSession(request, keyring) ? nil : unknown("this needs a token", request)
      }
      return try refusal(shown, route, request, keyring)
    }
  }

  /// Whether a request bears a session that lasts, or the token of a program that may write.
  func knows(_ request: Request, _ keyring: any Keyring) throws(Failure) -> Bool {
    guard let shown = request.headers["Authorization"] else { return try hasSession(request, keyring) }
    let parts = shown.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
    do throws(StoreError) {
      return try keyring.token(Secret(presented: String(parts[1])).hash)?.scopes.open(.write) ?? false
    } catch { throw Failure(error) }
  }

  /// Whether a request bears the cookie of a session that lasts.
  func hasSession(_ request: Request, _ keyring: any Keyring) throws(Failure) -> Bool {
    guard let hash = SessionCookie.hash(in: request, server.site) else { return false }
    do throws(StoreError) {
      guard let session = try keyring.session(hash) else { return false }
      return session.ends > server.clock.now
    } catch { throw Failure(error) }
  }

  private func refusal(
    _ shown: String, _ route: Route, _ request: Request, _ keyring: any Keyring
  ) throws(Failure) -> Response? {
    let parts = shown.split(separator: " ", maxSplits: 1).map { String($0) }
    guard parts.count == 2, parts[0].lowercased() == "bearer" else {
      return unknown("Authorization is no Bearer token", request)
    }
    let token: ProgramToken?
    do throws(StoreError) { token = try keyring.token(Secret(presented: parts[1]).hash) } catch { throw Failure(error) }
    guard let token else { return unknown("nobody has that token", request) }
    let needed = request.method.isSafe ? route.needs : .write
    guard !token.scopes.open(needed) else { return nil }
    return Problem(
      403,
      Failure(
        .refused, code: "insufficient-scope",
        "the token \"\(token.name)\" does not open this: it needs \(needed.rawValue)",
        field: "Authorization", hint: "fasti token add NAME --scope \(needed.rawValue)",
        cause: .request(.needsScope(needed.rawValue)))
    ).told(to: request, server)
  }

  private func unknown(
    _ reason: String, _ request: Request,
    hint: String = "fasti token add NAME, then the header Authorization: Bearer TOKEN"
  ) -> Response {
    let failure = Failure(
      .refused, code: "needs-token", reason, field: "Authorization", hint: hint, cause: .request(.notKnown))
    var response = Problem(401, failure).told(to: request, server)
    response.headers.set("WWW-Authenticate", "Bearer realm=\"Fasti\"")
    return response
  }

  /// Leads a browser to where it can sign in, and back afterwards; tells a program that it is not let in.
  private func leadIn(_ request: Request) -> Response {
    guard MediaType.preferred(request, among: [.json, .text, .html]) == .html else {
      return unknown(
        "this is for browsers that are signed in", request, hint: "\(server.site.address)/sign-in in a browser")
    }
    guard request.method.isSafe else {
      var response = SignInPages.page(request, server, back: nil, .expired, status: 401, held: PendingForm(request))
      response.headers.set("WWW-Authenticate", "Bearer realm=\"Fasti\"")
      return response
    }
    return .going(to: SignInPages.path(back: request.target.text))
  }
}

import FastiHTTP
import FastiPerson
import FastiRecords

/// Decides whether a client is admitted where a pass-phrase is set: browsers send their session, programs their token.
struct Authenticator {
  let server: ServerState

  /// What a client may get.
  enum Admission {
    /// The data of its space.
    case own
    /// Only what is the same for everyone.
    case common
    case refused(Refusal)
  }

  /// Why a client is not admitted.
  enum Refusal {
    /// The client sent no valid session or token.
    case unknown(Problem)
    /// The token does not allow the route.
    case scope(Problem)
    /// A browser has to sign in, and returns to that address.
    case signIn(back: String)
    /// A browser sent a form after its session had ended; nil for a form that is not kept.
    case signInAgain(PendingForm?)
  }

  /// What the client of a request may get of a route.
  /// - Throws: `.storage`.
  func admission(to route: Route, _ request: Request, _ keyring: any Keyring) throws(Failure) -> Admission {
    guard server.isGuarded else { return .own }
    switch route.scope {
    case .token, .open: return .own
    case .page: return try hasSession(request, keyring) && isForHere(request) ? .own : .refused(leadIn(request))
    case .api:
      guard let shown = request.headers["Authorization"] else {
        return try hasSession(request, keyring) ? .own : .refused(unknown(.needsToken))
      }
      return try admission(with: shown, to: route, request, keyring)
    }
  }

  /// Whether a request has a valid session, or the token of a program with that scope.
  /// - Throws: `.storage`.
  func knows(_ request: Request, _ keyring: any Keyring, scope: TokenScope = .write) throws(Failure) -> Bool {
    guard let shown = request.headers["Authorization"] else { return try hasSession(request, keyring) }
    guard let secret = BearerToken.secret(shown) else { return false }
    return try token(secret, keyring)?.scopes.open(scope) ?? false
  }

  /// Whether a request has the cookie of a valid session.
  /// - Throws: `.storage`.
  func hasSession(_ request: Request, _ keyring: any Keyring) throws(Failure) -> Bool {
    guard let hash = SessionCookie.hash(in: request, server.site) else { return false }
    do throws(StoreError) {
      guard let session = try keyring.session(hash) else { return false }
      return session.ends > server.clock.now
    } catch { throw Failure(error) }
  }

  /// Whether a change that waited in a browser was written by the person who is signed in now; another has to wait on.
  private func isForHere(_ request: Request) -> Bool {
    let mark = request.headers["Fasti-Space"] ?? ""
    return mark.isEmpty || mark == server.space.mark
  }

  private func admission(
    with shown: String, to route: Route, _ request: Request, _ keyring: any Keyring
  ) throws(Failure) -> Admission {
    guard let secret = BearerToken.secret(shown) else { return .refused(unknown(.noBearer)) }
    guard let token = try token(secret, keyring) else { return .refused(unknown(.unknownToken)) }
    let needed = request.method.isSafe ? route.needs : .write
    guard token.scopes.open(needed) else {
      let cause = AccessCause.needsScope(name: token.name, scope: needed.rawValue)
      return .refused(.scope(Problem(403, Failure(.access(cause), field: .authorization))))
    }
    return needed == .calendar && !token.scopes.open(.read) ? .common : .own
  }

  private func token(_ secret: String, _ keyring: any Keyring) throws(Failure) -> ProgramToken? {
    do throws(StoreError) { return try keyring.token(Secret(presented: secret).hash) } catch { throw Failure(error) }
  }

  private func unknown(_ cause: AccessCause, hint: Failure.Hint? = nil) -> Refusal {
    .unknown(Problem(401, Failure(.access(cause), field: .authorization, hint: hint)))
  }

  /// Redirects a browser to the sign-in page; answers a program that it is not admitted.
  private func leadIn(_ request: Request) -> Refusal {
    guard MediaType.preferred(request, among: [.json, .text, .html]) == .html else {
      return unknown(.needsSession, hint: .value("\(server.site.address)/sign-in"))
    }
    return request.method.isSafe ? .signIn(back: request.target.text) : .signInAgain(PendingForm(request))
  }
}

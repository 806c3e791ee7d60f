import FastiHTTP
import FastiPerson
import FastiRecords

extension WebService {
  /// Checks that the client is signed in, and that the route accepts the query.
  /// - Throws: `.storage`, or the error of the query.
  func authorise(_ state: inout RequestState) throws(Failure) {
    state.note(.authorise)
    guard let route = state.match?.route else { return }
    let request = state.request
    if server.isGuarded {
      let admission = try server.stores.with { store throws(Failure) in
        try Authenticator(server: server).admission(to: route, request, store)
      }
      switch admission {
      case .own: break
      case .common: state.isCommon = true
      case .refused(let refusal): return state.response = refusal.response(to: request, server)
      }
    }
    if route.scope == .api || route.scope == .token { try QueryCheck.check(request.target, route) }
  }

  /// Uses a ready answer. It does not do work and does not wait, because other clients wait for this thread.
  /// - Throws: `.storage`, or the error of the route for an unknown address.
  func lookUp(_ state: inout RequestState) throws(Failure) {
    state.note(.lookUp)
    guard let match = state.match, match.route.mayBeReady(for: state.request) else { return }
    let (request, isCommon) = (state.request, state.isCommon)
    state.response = try server.stores.with { store throws(Failure) in
      let call = Call(request, match.values, server, store, keyring: store, isCommon: isCommon)
      if let kept = match.route.kept { return try kept(call) }
      guard let place = place(of: match.route, call) else { return nil }
      do throws(StoreError) {
        return cache(of: match.route).page(place, try call.store.latestStamp(), named: server.newName, isReady: true)
      } catch { throw Failure(error) }
    }
  }

  /// Makes the answer of the route.
  /// - Throws: What the route throws.
  func perform(_ state: inout RequestState) throws(Failure) {
    state.note(.perform)
    guard let match = state.match else { return }
    let (request, isCommon) = (state.request, state.isCommon)
    state.response = try server.stores.with { store throws(Failure) in
      let call = Call(request, match.values, server, store, keyring: store, isCommon: isCommon)
      return request.method.isSafe ? try read(match, call) : try match.route.run(call)
    }
  }

  /// The answer of a route that only reads. If another request has just made it, it comes from the cache; a new one is
  /// cached.
  private func read(_ match: RouteMatch, _ call: Call) throws(Failure) -> Response {
    let pages = cache(of: match.route)
    let place = place(of: match.route, call)
    let answer: Result<Response, Failure>
    do throws(StoreError) {
      if let place, let page = pages.page(place, try call.store.latestStamp(), named: server.newName) { return page }
      answer = try call.store.read { reader throws(StoreError) in
        let stamp = try reader.latestStamp()
        let call = call.reading(SnapshotStore(reader: reader))
        do throws(Failure) {
          let response = try match.route.run(call)
          if let place { return .success(pages.keep(response, place, stamp, named: server.newName)) }
          return .success(match.route.isPage ? pages.named(response, server.newName) : response)
        } catch { return .failure(error) }
      }
    } catch { throw Failure(error) }
    return try answer.get()
  }

  /// The cache of a route's answers. Answers to programs have their own cache, so that they do not evict pages.
  private func cache(of route: Route) -> PageCache { route.isPage ? server.caches.pages : server.caches.answers }

  /// The cache key of a route's answer; nil if the answer cannot be cached, or is shown once.
  private func place(of route: Route, _ call: Call) -> PageCache.Slot? {
    // Files are not pages: they do not have a form name, and would fill the cache.
    guard
      route.isSteady || (route.isPage && !route.isUncacheable && !FlashCookie.isThere(in: call.request))
    else { return nil }
    let key = PageCache.Key(
      space: call.space, target: call.request.target.text, today: call.today,
      // Without a choice names are in the languages of their regions.
      language: route.isPage ? call.chosenLanguage ?? "unchosen" : call.language,
      look: route.isPage
        ? Cookie.value("theme", in: call.request)
        : MediaType.preferred(call.request, among: [.json, .text]).rawValue,
      weather: route.isPage ? server.weatherVersion : nil, rates: route.isPage ? server.ratesVersion : nil)
    return PageCache.Slot(key: key, isPacked: ContentCoding.takesGzip(call.request))
  }
}

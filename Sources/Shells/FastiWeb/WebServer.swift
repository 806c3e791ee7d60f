import FastiDays
import FastiHTTP
public import FastiPerson
public import FastiRecords

/// The server of the calendars of one data folder: pages, feeds, the API.
public enum WebServer {
  /// Listens and answers until the closure `wait` returns; current requests are answered before this returns. What runs beside
  /// it for each person starts and ends with it.
  ///
  /// - Parameters:
  ///   - hasher: Checks pass-phrases.
  ///   - own: The space of the owner, with the options of the server.
  ///   - people: The spaces of other people; nil where there can be none.
  ///   - started: Called once it listens, with the public address and the address it listens on: `127.0.0.1:8080`.
  ///   - wait: Returns when the server is to end.
  /// - Throws: Why it cannot listen there: `.refused`, `.invalid`.
  public static func run(
    _ own: SpacePorts, people: PeoplePorts? = nil, clock: WallClock, entropy: Entropy, zones: any Zones,
    hasher: any PassPhraseHasher, started: (_ address: String, _ listening: String) -> Void, wait: () -> Void
  ) throws(Failure) {
    let (settings, stores) = (own.settings, StorePool(own.openStore))
    let asked: Endpoint
    do { asked = try Endpoint(settings.listen) } catch { throw Failure(error) }
    // Refused before anything listens.
    let isGuarded = try isGuarded(try Site(asked, publicURL: settings.publicURL), asked, settings, stores, people)
    own.ports.attachments?.sweep()
    let socket: ListeningSocket
    do { socket = try ListeningSocket(asked) } catch { throw Failure(error) }
    let site: Site
    let service: WebService
    let log = LogBook(own.openLog)
    let devices: SyncListener?
    do throws(Failure) {
      // The port is known only now, where the system chose it.
      site = try Site(socket.endpoint, publicURL: settings.publicURL)
      let spaces = people.map { people in
        Spaces(people) { [site] person, space, spaces, own throws(Failure) in
          space.ports.attachments?.sweep()
          return try ServerState(
            space.settings, clock: clock, entropy: entropy, zones: zones, stores: StorePool(space.openStore),
            log: LogBook(space.openLog), site: site, isGuarded: true, hasher: hasher, ports: space.ports,
            space: Space(id: person.id), spaces: spaces, sharing: own)
        }
      }
      let server = try ServerState(
        settings, clock: clock, entropy: entropy, zones: zones, stores: stores, log: log, site: site,
        isGuarded: isGuarded, hasher: hasher, ports: own.ports, spaces: spaces)
      service = WebService(server, routes: RouteTable.all)
      try spaces?.refresh(own: server)
      devices = try SyncListener.start(settings, clock: clock, entropy: entropy, own, server)
    } catch {
      socket.close()
      throw error
    }
    let server: Server
    do {
      server = try Server(
        socket, limits: limits(settings), refusalHeaders: SecurityHeaders.ofRefusals(site),
        bodyPolicy: { service.bodyPolicy($0) }, receivingFolder: { try? own.ports.attachments?.receivingFolder() },
        explain: { service.explain($0, $1) }, dispatch: { service.dispatch($0) })
    } catch { throw Failure(error) }
    started(site.address, socket.endpoint.text)
    own.work?.start()
    wait()
    devices?.stop()
    server.stop()
    own.work?.end()
    service.server.spaces?.close()
    stores.close()
    log.close()
    own.work?.join()
  }

  /// Whether a pass-phrase is set.
  /// - Throws: `.refused` when there has to be one and is none.
  private static func isGuarded(
    _ site: Site, _ endpoint: Endpoint, _ settings: ServeSettings, _ stores: StorePool, _ people: PeoplePorts?
  ) throws(Failure) -> Bool {
    let hasPhrase = try stores.with { store throws(Failure) in
      do throws(StoreError) { return try store.passPhrase() != nil } catch { throw Failure(error) }
    }
    guard !hasPhrase else { return true }
    if let people {
      let count: Int
      do throws(StoreError) { count = try people.openDirectory().people().count } catch { throw Failure(error) }
      if count > 1 { throw Failure(.access(.ownerNeedsPassPhrase)) }
    }
    guard site.isOpenToOthers else { return false }
    let (field, value): (Field.Input, String) =
      endpoint.isLoopback ? (.publicURL, settings.publicURL ?? "") : (.listen, endpoint.text)
    throw Failure(.serve(.needsPassPhrase), field: field, value: value)
  }

  private static func limits(_ settings: ServeSettings) -> ServerLimits {
    var limits = ServerLimits()
    // The process may have 256 files open, and the store needs some of them.
    limits.connections = 200
    // Half of them, so that one address cannot take all; behind a reverse proxy all requests have the same address.
    limits.connectionsOfAddress = 100
    if settings.publicURL != nil { limits.connectionsOfAddress = 0 }
    return limits
  }
}

extension Failure {
  /// Why a server does not start, with a hint.
  init(_ error: ServerError) {
    switch error {
    case .malformedAddress(let text):
      self.init(.serve(.malformedAddress), field: .listen, value: text)
    case .inUse(let text):
      self.init(.serve(.inUse), field: .listen, value: text)
    case .noPermission(let text):
      self.init(.serve(.noPermission), field: .listen, value: text)
    case .noSuchAddress(let text):
      self.init(.serve(.noSuchAddress), field: .listen, value: text)
    case .refused(let text, let reason):
      self.init(.serve(.cannotListen(reason)), field: .listen, value: text)
    }
  }
}

public import FastiApp
import FastiHTTP

/// The server of one person's calendar: feeds, the API, and later the pages.
public enum WebServer {
  /// Listens and answers until the closure that waits comes back; requests under way are answered before it returns.
  ///
  /// - Parameters:
  ///   - openStore: Opens a store; called once for each thread that answers.
  ///   - openLog: Opens the log of what was told.
  ///   - started: Called once it listens, with the address.
  ///   - wait: Comes back when the server is to end.
  /// - Throws: Why it cannot listen there: `.refused`, `.invalid`.
  public static func run(
    _ settings: ServeSettings, clock: WallClock, entropy: Entropy, zones: any Zones,
    openStore: @escaping @Sendable () throws(Failure) -> any Store,
    openLog: @escaping @Sendable () -> any SchedulerLog, started: (_ address: String) -> Void,
    wait: () -> Void
  ) throws(Failure) {
    let stores = StorePool(openStore)
    let asked: Endpoint
    do { asked = try Endpoint(settings.listen) } catch { throw Failure(error) }
    // Refused before anything listens.
    _ = try Site(asked, publicURL: settings.publicURL)
    let service = Lock<Service?>(nil)
    let server: Server
    do {
      server = try Server(asked, limits: limits(settings)) { request in
        service.with { $0 }?.answer(request) ?? Response(503, text: "starting")
      }
    } catch { throw Failure(error) }
    // The port is known only now, where the system chose it.
    let site = try Site(server.endpoint, publicURL: settings.publicURL)
    let desk = try Desk(
      settings, clock: clock, entropy: entropy, zones: zones, stores: stores, log: LogBook(openLog), site: site)
    service.with { $0 = Service(desk) }
    started(site.address)
    wait()
    server.stop()
    stores.close()
    desk.log.close()
  }

  private static func limits(_ settings: ServeSettings) -> ServerLimits {
    var limits = ServerLimits()
    // The process may have 256 files open, and the store needs some of them.
    limits.connections = 200
    // Behind a reverse proxy every connection has the same address.
    if settings.publicURL != nil { limits.connectionsOfAddress = 0 }
    return limits
  }
}

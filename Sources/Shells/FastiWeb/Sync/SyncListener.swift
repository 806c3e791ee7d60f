import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer

/// The server for devices that sync.
struct SyncListener {
  private let server: Server
  private let waits: ChangeWaits?
  private let spaces: Spaces?
  private let registers: Registers

  /// Answers those who wait and those who are being answered, then ends.
  func stop() {
    waits?.end()
    spaces?.endServing()
    server.stop()
    registers.close()
  }

  /// Starts it where the settings say so, and notes its address for `fasti device add`.
  /// - Throws: Why it cannot listen there.
  static func start(
    _ settings: ServeSettings, clock: WallClock, entropy: Entropy,
    _ own: SpacePorts, _ state: ServerState
  ) throws(Failure) -> SyncListener? {
    guard let asked = settings.sync else { return nil }
    guard let openRegister = own.openRegister, let files = own.ports.files, let attachments = own.ports.attachments
    else {
      throw Failure(.helper(.noServer), field: .sync)
    }
    let scheme = "http://"
    let isPlain = asked.hasPrefix(scheme)
    let endpoint: Endpoint
    do { endpoint = try Endpoint(isPlain ? String(asked.dropFirst(scheme.count)) : asked) } catch {
      throw failure(error)
    }
    guard !isPlain || endpoint.isLoopback else {
      throw Failure(.sync(.plainServer), field: .syncListen, value: asked)
    }
    let identity = isPlain ? nil : try identity(settings.dataFolder, files)
    // The folder of the store has to be there to be watched.
    do throws(StoreError) { _ = try openRegister().servedSpace() } catch { throw Failure(error) }
    let waits = ChangeWaits(own, clock: clock)
    let router = DeviceRouter(
      own: DeviceRouter.Place(of: Person.ownerID, open: openRegister, attachments: attachments),
      others: { state.spaces?.devicePlaces(own: state) ?? [] }, clock: clock)
    let service = SyncService(
      router: router, entropy: entropy, clock: clock, name: DeviceName.ofMachine(files)
    ) { person in
      person == Person.ownerID ? waits : state.spaces?.waits(of: person)
    }
    let server: Server
    do {
      server = try Server(
        endpoint, identity: identity, limits: SyncService.limits, bodyPolicy: { service.bodyPolicy($0) },
        dispatch: { service.dispatch($0) })
    } catch { throw failure(error) }
    let host = server.endpoint.hosts.first ?? server.endpoint.address
    let place = "\(host):\(server.endpoint.port)"
    let key = identity.map { hash in Secret(Entropy { _ in hash.keyHash }).text }
    let address = key.map { "https://\(place)#\($0)" } ?? "\(scheme)\(place)"
    do throws(StoreError) { try openRegister().noteServed(at: address) } catch {
      server.stop()
      throw Failure(error)
    }
    if let waits { own.ports.startThread { waits.run() } }
    state.spaces?.serve(at: address, clock: clock)
    return SyncListener(server: server, waits: waits, spaces: state.spaces, registers: service.registers)
  }

  /// The key of this server, which is made once.
  private static func identity(_ folder: String, _ files: any Files) throws(Failure) -> ServerIdentity {
    let path = "\(folder)/sync.key"
    do {
      if files.exists(path) { return try ServerIdentity(pem: try files.read(path, limit: 100_000)) }
      let identity = try ServerIdentity()
      try files.write(identity.pem, to: path)
      return identity
    } catch let error as ServerError { throw failure(error) } catch let error as Failure { throw error } catch {
      throw failure(.refused(path, reason: ""))
    }
  }

  private static func failure(_ error: ServerError) -> Failure {
    var failure = Failure(error)
    failure.field = .input(.syncListen)
    return failure
  }
}

import CMicrohttpd
import Glibc

extension Server {
  fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> Server? {
    context.map { Unmanaged<Server>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Answers and closes the connection: the bytes after it cannot be trusted.
  fileprivate func refuse(_ connection: OpaquePointer, _ exchange: Exchange, _ response: Response) -> MHD_Result {
    send(Self.closing(explain(response, exchange.headers), refusalHeaders), on: connection)
  }

  private func end(_ connection: OpaquePointer, _ response: Response) -> MHD_Result {
    var response = response
    response.headers.set("Connection", "close")
    return send(response, on: connection)
  }

  /// Answers a request before its body is read.
  fileprivate func answerEarly(_ connection: OpaquePointer, _ exchange: Exchange, _ verdict: Exchange.Verdict)
    -> MHD_Result
  {
    switch verdict {
    case .goOn:
      exchange.stage = .reading
      return .YES
    case .refuse(let response):
      exchange.stage = .refused
      if exchange.isBodyAhead { lingering.expect(fasti_mhd_socket(connection), from: Peer(fasti_mhd_peer(connection))) }
      return refuse(connection, exchange, response)
    case .answer:
      exchange.stage = .refused
      lingering.expect(fasti_mhd_socket(connection), from: Peer(fasti_mhd_peer(connection)))
      return answerRefused(connection, exchange)
    }
  }

  /// Answers a request whose body was not accepted, with the reason, and closes the connection.
  fileprivate func answerRefused(_ connection: OpaquePointer, _ exchange: Exchange) -> MHD_Result {
    if let response = exchange.body.tooLong { return refuse(connection, exchange, response) }
    guard let request = exchange.finish(Peer(fasti_mhd_peer(connection))) else { return .NO }
    return end(connection, dispatch(request).response)
  }

  fileprivate func answer(_ connection: OpaquePointer, _ exchange: Exchange) -> MHD_Result {
    guard let request = exchange.finish(Peer(fasti_mhd_peer(connection))) else { return .NO }
    switch dispatch(request) {
    case .answered(let response): return send(response, on: connection)
    case .work(let make): exchange.stage = .whole(request, .usual, { _ in make() })
    case .workOrLater(let make):
      deadlines.set(fasti_mhd_socket(connection), seconds: limits.longSeconds)
      exchange.stage = .whole(request, .usual, make)
    case .longWork(let isSmall, let make):
      exchange.stage = .whole(request, isSmall ? .small : .large, { _ in make() })
    case .heavyWork(let make): exchange.stage = .whole(request, .heavy, { _ in make() })
    }
    beside.with { $0 += 1 }
    // It runs once more before it sleeps. A connection that falls asleep while the library wants to read from it reads
    // as soon as it is woken, before it answers, and a client that has shut its side by then would get nothing.
    return .YES
  }

  /// Passes a request to the worker pool and suspends its connection.
  fileprivate func hand(
    _ request: Request, _ lane: Exchange.Lane, _ make: @escaping @Sendable (LaterAnswer) -> Response?,
    of exchange: Exchange, on connection: OpaquePointer
  ) -> MHD_Result {
    if lane != .usual { deadlines.set(fasti_mhd_socket(connection), seconds: limits.longSeconds) }
    exchange.stage = .waiting
    let job = WorkerPool.Job(
      exchange: exchange, connection: connection, refuse: { [explain] in explain($0, request.headers) },
      work: make, network: request.peer.network, isLarge: lane == .large)
    let pool =
      switch lane {
      case .usual: workers
      case .small, .large: longWorkers
      case .heavy: heavyWorkers
      }
    if pool.submit(job) { return .YES }
    var response = Response(503, text: "others are being served; try again")
    response.headers.set("Retry-After", "10")
    return refuse(connection, exchange, response)
  }

  /// Sends an answer and sets the deadline by its length.
  fileprivate func send(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
    let socket = fasti_mhd_socket(connection)
    switch response.body {
    case .bytes(let bytes):
      deadlines.set(socket, seconds: limits.requestSeconds + bytes.count / limits.slowestRate)
      return Reply.queue(response, on: connection)
    case .stream(let fill):
      deadlines.set(socket, seconds: limits.requestSeconds)
      var moving = response
      moving.body = .stream { [deadlines, limits] room in
        let count = fill(room)
        deadlines.moved(socket, bytes: count, limits)
        return count
      }
      return Reply.queue(moving, on: connection)
    }
  }
}

/// The first line of a request has arrived: its deadline begins, and its target is kept before the library decodes it
/// in place.
func onTarget(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>, _ connection: OpaquePointer
) -> UnsafeMutableRawPointer? {
  guard let server = Server.of(context) else { return nil }
  server.deadlines.set(fasti_mhd_socket(connection), seconds: server.limits.requestSeconds, isBusy: true)
  let bytes = UnsafeBufferPointer(start: target, count: strlen(target)).map { UInt8(bitPattern: $0) }
  return Unmanaged.passRetained(Exchange(target: bytes)).toOpaque()
}

/// Called once with the header, then for each piece of the body, then once at its end.
func onRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ piece: UnsafePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let server = Server.of(context), let connection, let method, let version, let size, let state,
    let exchange = state.pointee.map({ Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() })
  else { return .NO }
  switch exchange.stage {
  case .fresh:
    return server.answerEarly(connection, exchange, exchange.begin(connection, method, version, server))
  case .reading where size.pointee > 0:
    let bytes = UnsafeRawBufferPointer(start: piece, count: size.pointee)
    if exchange.body.consume(bytes) {
      server.deadlines.moved(fasti_mhd_socket(connection), bytes: bytes.count, server.limits)
    } else {
      exchange.stage = .refused
    }
    size.pointee = 0
    return .YES
  case .reading: return server.answer(connection, exchange)
  case .whole(let request, let lane, let make):
    return server.hand(request, lane, make, of: exchange, on: connection)
  case .waiting:
    // The connection is awake again: the answer is ready.
    guard let response = exchange.later.with({ $0.take() }) else { return .YES }
    return server.send(response, on: connection)
  case .refused:
    // A body in chunks that grew over the limit is read to its end only within the deadline.
    if size.pointee > 0 {
      size.pointee = 0
      return .YES
    }
    return server.answerRefused(connection, exchange)
  }
}

/// A request has been answered, or its connection was lost.
func onCompleted(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
  guard let server = Server.of(context), let connection else { return }
  if let exchange = state?.pointee.map({ Unmanaged<Exchange>.fromOpaque($0) }) {
    if exchange.takeUnretainedValue().isBeside { server.beside.with { $0 -= 1 } }
    exchange.release()
    state?.pointee = nil
  }
  server.deadlines.set(fasti_mhd_socket(connection), seconds: server.limits.idleSeconds, isBusy: false)
}

/// A connection was made, or is about to be closed.
func onConnection(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ what: MHD_ConnectionNotificationCode
) {
  guard let server = Server.of(context), let connection else { return }
  let socket = fasti_mhd_socket(connection)
  if what == .CONNECTION_NOTIFY_STARTED {
    server.deadlines.set(socket, seconds: server.limits.idleSeconds)
    switch server.gatekeeper.open(socket, from: Peer(fasti_mhd_peer(connection))) {
    case .accepted: break
    // The client has two seconds for its request, which gets a 503.
    case .refused: server.deadlines.set(socket, seconds: 2)
    case .closed: shutdown(socket, Int32(SHUT_RDWR))
    }
    // The library accepts no connection beyond the limit, so a tenth of them is kept free.
    let most = server.limits.connections - server.limits.connections / 10
    server.deadlines.makeRoom(keeping: most, besides: socket) { server.gatekeeper.crowd(of: $0) }
  } else {
    server.gatekeeper.close(socket)
    server.deadlines.remove(socket)
    server.lingering.closing(socket)
  }
}

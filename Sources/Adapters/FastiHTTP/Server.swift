import CMicrohttpd
import Glibc

/// A server for HTTP/1.1 that turns requests into answers and knows nothing else.
///
/// Every request is read whole, within limits and a deadline, before it is dispatched: into memory, or a file of it to the
/// disk. One thread reads and sends, and gives the answers that are ready; the others are made on threads of a pool and may
/// block.
public final class Server: Sendable {
  /// Where it listens; the port is the real one where 0 was asked for.
  public let endpoint: Endpoint
  let limits: ServerLimits
  /// What every refusal bears.
  let refusalHeaders: Headers
  let uploads: UploadQuota
  let lingering: Lingering
  let gatekeeper: Gatekeeper
  let bodyPolicy: @Sendable (Request) -> BodyPolicy
  let dispatch: @Sendable (Request) -> Dispatch
  let workers: WorkerPool
  let longWorker: WorkerPool
  /// Says a refusal as its reader would have it.
  let explain: @Sendable (Response, Headers) -> Response
  let deadlines = Deadlines()
  /// The requests that are work, until their answer is sent.
  let beside = Lock(0)
  private let daemon = Lock<OpaquePointer?>(nil)

  /// Starts to listen and to answer.
  /// - Parameters:
  ///   - refusalHeaders: What answers bear that are given before a request is dispatched.
  ///   - bodyPolicy: What becomes of a body, by a request that has none yet; asked only where one follows. Into memory
  ///     within the limits unless given.
  ///   - receivingFolder: Where files are received, whose disk has the room for them; asked for each.
  ///   - explain: Says a refusal of the server itself as its reader would have it, by what could be read of the header;
  ///     its status stays. It is a line of English unless given.
  ///   - dispatch: What becomes of a request. Everybody waits for it, so it only answers what is ready.
  /// - Throws: Why it cannot.
  public convenience init(
    _ endpoint: Endpoint, limits: ServerLimits = ServerLimits(), refusalHeaders: Headers = Headers(),
    bodyPolicy: (@Sendable (Request) -> BodyPolicy)? = nil,
    receivingFolder: @escaping @Sendable () -> String? = { nil },
    explain: @escaping @Sendable (Response, Headers) -> Response = { response, _ in response },
    dispatch: @escaping @Sendable (Request) -> Dispatch
  ) throws(ServerError) {
    try self.init(
      ListeningSocket(endpoint), limits: limits, refusalHeaders: refusalHeaders, bodyPolicy: bodyPolicy,
      receivingFolder: receivingFolder, explain: explain, dispatch: dispatch)
  }

  /// Answers on a socket that listens already; whoever connects before that waits.
  /// - Throws: Why it cannot; the socket is closed then.
  public init(
    _ socket: ListeningSocket, limits: ServerLimits = ServerLimits(), refusalHeaders: Headers = Headers(),
    bodyPolicy: (@Sendable (Request) -> BodyPolicy)? = nil,
    receivingFolder: @escaping @Sendable () -> String? = { nil },
    explain: @escaping @Sendable (Response, Headers) -> Response = { response, _ in response },
    dispatch: @escaping @Sendable (Request) -> Dispatch
  ) throws(ServerError) {
    self.endpoint = socket.endpoint
    self.limits = limits
    self.refusalHeaders = refusalHeaders
    uploads = UploadQuota(limits, folder: receivingFolder)
    let lingering = Lingering(seconds: limits.lingerSeconds, isBehindProxy: limits.connectionsOfAddress == 0)
    gatekeeper = Gatekeeper(limits, lingering) { response, headers in
      Server.closing(explain(response, headers), refusalHeaders)
    }
    self.lingering = lingering
    let usual = BodyPolicy.memory(limits.bodyBytes)
    self.bodyPolicy = bodyPolicy ?? { _ in usual }
    self.dispatch = dispatch
    // A connection has one request at a time, so there is room for all of them.
    workers = WorkerPool(threads: limits.workers, waiting: limits.connections)
    longWorker = WorkerPool(threads: 1, waiting: limits.longWaiting)
    self.explain = explain
    // A file that grows over what this process may write is an error of that file, and not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    let context = Unmanaged.passUnretained(self).toOpaque()
    let flags = MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
    guard let started = fasti_mhd_start(flags, onRequest, context, Self.options(limits, socket.descriptor, context))
    else {
      close(socket.descriptor)
      throw .refused(endpoint.text, reason: String(cString: strerror(errno)))
    }
    daemon.with { $0 = started }
    deadlines.watch()
  }

  private static func options(
    _ limits: ServerLimits, _ socket: Int32, _ context: UnsafeMutableRawPointer
  ) -> [MHD_OptionItem] {
    func number(_ option: MHD_OPTION, _ value: Int) -> MHD_OptionItem {
      MHD_OptionItem(option: option, value: value, ptr_value: nil)
    }
    var options = [
      // What the library refuses bears no header of ours, so it is given more room than requests may take, and is not asked
      // to miss a Host: both are refused by ``Gate`` before. Not more room than that takes: the library fills all of it with
      // zeros after each request. The connections of one network are counted by ``Gatekeeper``, which can tell why.
      number(.LISTEN_SOCKET, Int(socket)), number(.STRICT_FOR_CLIENT, 0),
      number(.CONNECTION_MEMORY_LIMIT, limits.headerBytes * 3), number(.CONNECTION_LIMIT, limits.connections),
      // The deadlines are ours; this one only helps where a thread of the watch could not be made.
      number(.CONNECTION_TIMEOUT, limits.idleSeconds + limits.requestSeconds),
      fasti_mhd_uri(onTarget, context), fasti_mhd_completed(onCompleted, context),
      fasti_mhd_connection(onConnection, context),
    ]
    options.append(number(.END, 0))
    return options
  }

  /// A refusal as it is sent, with what all of them bear; the connection ends behind it.
  static func closing(_ response: Response, _ refusalHeaders: Headers) -> Response {
    var response = response
    for field in refusalHeaders.fields { response.headers.set(field.name, field.value) }
    response.headers.set("Connection", "close")
    return response
  }

  /// Takes no further connection, lets requests under way come to their end within the grace, then ends.
  public func stop() {
    guard let running = daemon.with({ daemon in daemon.take() }) else { return }
    let socket = MHD_quiesce_daemon(running)
    for _ in 0..<(limits.graceSeconds * 100) where deadlines.busy > 0 { usleep(10_000) }
    // The library may not be stopped while a connection sleeps.
    workers.abandon()
    longWorker.abandon()
    for _ in 0..<500 where beside.with({ $0 > 0 }) { usleep(10_000) }
    MHD_stop_daemon(running)
    deadlines.stop()
    lingering.stop()
    if socket >= 0 { close(socket) }
  }

  deinit { stop() }
}
